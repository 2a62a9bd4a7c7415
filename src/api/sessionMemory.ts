import { createToastQueue } from '#ui/toasts/toastQueue.ts';

/** A place in the memory of a session: an empty object of whoever keeps something there. */
export interface Slot<Value> {
  /** For the compiler alone: what may be kept there. */
  readonly value?: Value;
}

/**
 * What one session leaves outside the store: drafts on their way, drawn pictures, toasts. The next session has another
 * one, so that nothing of it gets there, and whoever had to wait can tell that it is over.
 */
export class SessionMemory {
  readonly toasts = createToastQueue();
  private readonly kept = new Map<Slot<unknown>, unknown>();

  /** Undefined: nothing is kept there. */
  read<Value>(slot: Slot<Value>): Value | undefined {
    return this.kept.get(slot) as Value | undefined;
  }

  keep<Value>(slot: Slot<Value>, value: Value): void {
    this.kept.set(slot, value);
  }

  /** @returns what was kept there */
  take<Value>(slot: Slot<Value>): Value | undefined {
    const value = this.read(slot);
    this.kept.delete(slot);
    return value;
  }
}
