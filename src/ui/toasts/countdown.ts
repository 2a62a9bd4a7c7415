/** Timer that can be paused. Starts immediately, and calls `onEnd` after `milliseconds`, not counting pauses. */
export class Countdown {
  #remaining: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onEnd: () => void;

  constructor(milliseconds: number, onEnd: () => void) {
    this.#remaining = milliseconds;
    this.#onEnd = onEnd;
    this.resume();
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remaining -= Date.now() - this.#startedAt;
  }

  resume(): void {
    if (this.#timer !== undefined) return;
    this.#startedAt = Date.now();
    this.#timer = setTimeout(this.#onEnd, Math.max(0, this.#remaining));
  }
}
