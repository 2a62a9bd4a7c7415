import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './Tooltip.module.css';

const hoverDelay = 500;
const gap = 6;

/**
 * A tooltip for an element whose accessible name or description already says the same.
 * Spread `trigger` on the element and render `bubble` beside it. Escape closes it; the pointer may rest on it.
 */
export function useTooltip(text: string) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (element: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const trigger = {
    onPointerEnter: (event: PointerEvent) => {
      // A finger has no hover: the tooltip would only cover what it is about to press.
      if (event.pointerType !== 'touch') open(event.currentTarget, hoverDelay);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 0);
    },
    onBlur: close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
  };
  const bubble: ReactNode = anchor && <Bubble anchor={anchor} text={text} />;
  return { trigger, bubble };
}

function Bubble({ anchor, text }: { anchor: Element; text: string }): ReactNode {
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = bubble.current;
    if (!element) return;
    // The top layer keeps it whole where a list clips what leaves it.
    if ('showPopover' in element) element.showPopover();
    const at = anchor.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const left = Math.min(
      Math.max(gap, at.left + (at.width - own.width) / 2),
      innerWidth - own.width - gap,
    );
    const below = at.bottom + gap;
    const top = below + own.height > innerHeight ? at.top - own.height - gap : below;
    element.style.setProperty('left', `${Math.round(left)}px`);
    element.style.setProperty('top', `${Math.round(top)}px`);
  }, [anchor]);
  return (
    <span ref={bubble} className={styles.bubble} role="tooltip" popover="manual">
      {text}
    </span>
  );
}
