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
 * Returns the list in which the user navigates: `plainList`, the response of `GET /certificates`, if it starts with the
 * certificates loaded on the start page (`homeOrder`). Otherwise, for example if the start page has another order,
 * returns `homeOrder`.
 */
export function extendWithPlainList(
  homeOrder: readonly Certificate[],
  plainList: readonly Certificate[],
): readonly Certificate[] {
  return homeOrder.length > 0 && homeOrder.every(({ id }, index) => plainList[index]?.id === id)
    ? plainList
    : homeOrder;
}

/**
 * Finds the certificates before and after the one with an id.
 * @returns undefined if the list does not contain the id, or contains no other certificate
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
