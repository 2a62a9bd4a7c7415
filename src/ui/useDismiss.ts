import { type RefObject, useEffect } from 'react';
import { useHandler } from './useHandler.ts';
import { useOutsideTap } from './useOutsideTap.ts';

/** Closes a popover on Escape and on a press or a tap outside `area`. */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const dismiss = useHandler(close);
  useOutsideTap(area, isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const onDown = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch' && !area.current?.contains(target as Node)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isOpen, dismiss]);
}
