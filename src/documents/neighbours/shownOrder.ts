import type { Certificate } from '#model/certificate/certificate.ts';
import type { Services } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';

const order: Slot<readonly Certificate[]> = {};

/** Keeps what Home shows, in its order, for the preview to go through (docs/behaviour.md, Neighbours). */
export function keepShownOrder({ memory }: Services, shown: readonly Certificate[]): void {
  memory.keep(order, shown);
}

/** What Home showed last in this session. */
export function shownOrder({ memory }: Services): readonly Certificate[] {
  return memory.read(order) ?? [];
}
