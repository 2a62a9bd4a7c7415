import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

const gap = 8;

/**
 * Opens a dialog over everything, below what opened it, which has the focus again afterwards. Where there is little room
 * its style sheet puts it elsewhere.
 */
export function useModal(opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [panel, button] = [dialog.current, opener.current];
    if (!panel || !button) return;
    const place = () => {
      const { bottom, right } = button.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      panel.style.setProperty('--top', `${bottom + gap}px`);
      panel.style.setProperty('--right', `${clientWidth - right}px`);
    };
    place();
    panel.showModal();
    panel.querySelector<HTMLElement>('[data-choice]')?.focus();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      panel.close();
      button.focus();
    };
  }, [opener]);

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // It closes this alone, and not the screen below it.
      event.preventDefault();
      onClose();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const click = (event: MouseEvent) => {
    // What is around it belongs to it.
    if (event.target === event.currentTarget) onClose();
  };
  const closed = () => {
    // The event comes late: it may have been opened again.
    if (!dialog.current?.open) onClose();
  };
  return { ref: dialog, onKeyDown: press, onClick: click, onClose: closed };
}

/** From one choice to another, round and round. */
function step(dialog: HTMLElement, by: number): void {
  const choices = Array.from(dialog.querySelectorAll<HTMLElement>('[data-choice]'));
  const at = choices.findIndex((one) => one.matches(':focus'));
  choices.at(at < 0 && by < 0 ? -1 : (at + by) % choices.length)?.focus();
}
