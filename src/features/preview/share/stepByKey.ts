import type { KeyboardEvent } from 'react';

/** The arrows lead from one choice of a panel to another, round and round. */
export function stepByKey(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const choices = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]'));
  const at = choices.findIndex((one) => one.matches(':focus'));
  choices.at(at < 0 && by < 0 ? -1 : (at + by) % choices.length)?.focus();
}
