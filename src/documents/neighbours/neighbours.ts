import type { Certificate } from '#model/certificate/certificate.ts';
import type { Services } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';

const order: Slot<readonly Certificate[]> = {};

/** Where a certificate stands among those that Home showed. */
export interface Neighbours {
  current: Certificate;
  /** From 1. */
  place: number;
  total: number;
  previous: Certificate | undefined;
  next: Certificate | undefined;
}

/** Keeps what Home shows, in its order, for the preview to go through (docs/behaviour.md, Neighbours). */
export function keepOrder({ memory }: Services, shown: readonly Certificate[]): void {
  memory.keep(order, shown);
}

/** Undefined where Home did not show it in this session, or showed nothing else. */
export function neighboursOf({ memory }: Services, id: string | undefined): Neighbours | undefined {
  const shown = memory.read(order) ?? [];
  const at = shown.findIndex((one) => one.id === id);
  const current = shown[at];
  if (!current || shown.length < 2) return undefined;
  const [previous, next] = [shown[at - 1], shown[at + 1]];
  return { current, place: at + 1, total: shown.length, previous, next };
}
