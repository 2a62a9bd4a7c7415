import type { Certificate } from '#model/certificate/certificate.ts';

/** Where a certificate stands among those that Home showed. */
export interface Neighbours {
  current: Certificate;
  /** From 1. */
  place: number;
  total: number;
  previous: Certificate | undefined;
  next: Certificate | undefined;
}

/** What Home showed, and what the plain list has after that: it goes on where the pages of Home end. */
export function wholeOrder(
  shown: readonly Certificate[],
  listed: readonly Certificate[],
): readonly Certificate[] {
  return shown.length > 0 && shown.every(({ id }, place) => listed[place]?.id === id)
    ? listed
    : shown;
}

/** Undefined where it is not among them, or is the only one. */
export function neighboursIn(
  order: readonly Certificate[],
  id: string | undefined,
): Neighbours | undefined {
  const at = order.findIndex((one) => one.id === id);
  const current = order[at];
  if (!current || order.length < 2) return undefined;
  const [previous, next] = [order[at - 1], order[at + 1]];
  return { current, place: at + 1, total: order.length, previous, next };
}
