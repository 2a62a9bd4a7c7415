import { announce } from './LiveRegion.tsx';

/** Time in milliseconds without typing after which screen readers announce results. */
const announceDelayMs = 400;

/**
 * Announces the results of a search field after a pause in typing.
 * @param near any element of the current screen
 * @returns a function that cancels the announcement, for an effect that runs at each change
 */
export function announceAfterTyping(near: Element | null, text: string): () => void {
  const timer = setTimeout(() => announce(near, text), announceDelayMs);
  return () => clearTimeout(timer);
}
