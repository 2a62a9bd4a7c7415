import type { Certificate } from '#model/certificate/certificate.ts';
import type { Services } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';

/** What Home showed, in its order. */
export interface ShownOrder {
  certificates: readonly Certificate[];
  /** What was looked for and found: nothing goes on after it. */
  isWhole: boolean;
}

const order: Slot<ShownOrder> = {};
const none: ShownOrder = { certificates: [], isWhole: true };

/** Keeps what Home shows, in its order, for the preview to go through (docs/behaviour.md, Neighbours). */
export function keepShownOrder({ memory }: Services, shown: ShownOrder): void {
  memory.keep(order, shown);
}

/** What Home showed last in this session. */
export function shownOrder({ memory }: Services): ShownOrder {
  return memory.read(order) ?? none;
}
