import type { Certificate } from '#domain/certificate/certificate.ts';

/** A certificate, its position in the list of certificates, and the certificates before and after it. */
export interface Neighbours {
  current: Certificate;
  /** Position of the certificate in the list, from 1. */
  position: number;
  total: number;
  previous: Certificate | undefined;
  next: Certificate | undefined;
}

/**
 * Returns the list of certificates through which the user moves with "previous" and "next". This is `plainList` (the
 * response of `GET /certificates`) if it starts with `homeOrder` (the certificates loaded on the start page, in their
 * order there), and `homeOrder` otherwise.
 */
export function chooseNavigationList(
  homeOrder: readonly Certificate[],
  plainList: readonly Certificate[],
): readonly Certificate[] {
  return homeOrder.length > 0 && homeOrder.every(({ id }, index) => plainList[index]?.id === id)
    ? plainList
    : homeOrder;
}

/**
 * Finds the certificate with an id in a list, and the certificates before and after it.
 * @returns undefined if the list does not contain the id, or has only one certificate
 */
export function findNeighbours(
  order: readonly Certificate[],
  id: string | undefined,
): Neighbours | undefined {
  const index = order.findIndex((certificate) => certificate.id === id);
  const current = order[index];
  if (!current || order.length < 2) return undefined;
  const [previous, next] = [order[index - 1], order[index + 1]];
  return { current, position: index + 1, total: order.length, previous, next };
}
