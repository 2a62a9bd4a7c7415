import type { KeyboardEvent } from 'react';

/** Moves the focus between the buttons and links of a panel with the arrow keys, wrapping around. */
export function moveFocusByArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const choices = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]'));
  const focusedIndex = choices.findIndex((choice) => choice.matches(':focus'));
  choices.at(focusedIndex < 0 && step < 0 ? -1 : (focusedIndex + step) % choices.length)?.focus();
}
