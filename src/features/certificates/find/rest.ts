import type { Slot } from '#api/sessionMemory.ts';
import type { Certificate } from '#model/certificate/certificate.ts';

/** What the query service has beyond the plain list, as far as it has come. */
export interface Rest {
  /** Id of the last certificate of the plain list, after which it begins; undefined where that gave none. */
  after: string | undefined;
  /** Id of the last certificate that the service sent. */
  cursor: string | undefined;
  certificates: readonly Certificate[];
  isComplete: boolean;
  /** The next page did not come. */
  hasFailed: boolean;
  /** What came stands in its place; before, it is below what was shown already. */
  isInOrder: boolean;
}

/** It is loaded once in a session: what was earned meanwhile is at the head of the plain list. */
export const restSlot: Slot<Rest> = {};
