import type { Certificate } from '#domain/certificate/certificate.ts';

/** A certificate with its position in the list of certificates, and the previous and next one. */
export interface Neighbours {
  current: Certificate;
  /** Position of the certificate in the list, from 1. */
  position: number;
  total: number;
  previous: Certificate | undefined;
  next: Certificate | undefined;
}

/**
 * Returns the list of `GET /certificates` if it starts with the certificates loaded on the start page, so that
 * navigation continues beyond those.
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
 * Finds the previous and next certificate of a certificate; undefined if it is not in the list or the only one in it.
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
