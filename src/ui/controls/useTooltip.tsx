import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { getZoom } from '../overlays/getZoom.ts';
import styles from './Tooltip.module.css';

const hoverDelay = 500;
const gap = 6;

/** Element whose tooltip is open or opens after a delay. */
interface Target {
  element: Element;
  /** Milliseconds. */
  delay: number;
}

/**
 * Returns the parts of a tooltip: `trigger` are props for the element with the tooltip, and `bubble` is a node to
 * render next to that element. The props do not link the tooltip to the element for screen readers, so `text` must also
 * be in the accessible name or description of the element. Escape closes the tooltip.
 */
export function useTooltip(text: string) {
  // The only hook, because lists have thousands of buttons.
  const [target, setTarget] = useState<Target | null>(null);
  const close = () => setTarget(null);
  const trigger = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      // On touch screens the tooltip would only cover the element that is about to be pressed.
      if (pointerType !== 'touch') setTarget({ element: currentTarget, delay: hoverDelay });
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setTarget({ element: currentTarget, delay: 0 });
    },
    onBlur: close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
  };
  const bubble: ReactNode = target && <DelayedBubble {...target} text={text} />;
  return { trigger, bubble };
}

function DelayedBubble({ element, delay, text }: Target & { text: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOpen && <Bubble anchor={element} text={text} />;
}

function Bubble({ anchor, text }: { anchor: Element; text: string }): ReactNode {
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = bubble.current;
    if (!element) return;
    // In the top layer a scrolling list does not clip the tooltip.
    if ('showPopover' in element) element.showPopover();
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView ?? window;
    const anchorRect = anchor.getBoundingClientRect();
    const tooltipRect = element.getBoundingClientRect();
    const x = Math.min(
      Math.max(gap, anchorRect.left + (anchorRect.width - tooltipRect.width) / 2),
      innerWidth - tooltipRect.width - gap,
    );
    const yBelow = anchorRect.bottom + gap;
    const y =
      yBelow + tooltipRect.height > innerHeight
        ? anchorRect.top - tooltipRect.height - gap
        : yBelow;
    // Rectangles are in pixels of the window, lengths of styles in zoomed pixels.
    const zoom = getZoom(element);
    element.style.left = `${x / zoom}px`;
    element.style.top = `${y / zoom}px`;
  }, [anchor]);
  return (
    <span ref={bubble} className={styles.bubble} role="tooltip" popover="manual">
      {text}
    </span>
  );
}
