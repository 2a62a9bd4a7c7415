import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './hidden.module.css';

export type Politeness = 'polite' | 'assertive';
type Announce = (text: string, politeness: Politeness) => void;

const spokenFor = 10_000;
const regions = new WeakMap<Element, Announce>();

interface Line {
  id: number;
  text: string;
  politeness: Politeness;
}

/**
 * Speaks `text` through the live region of the plugin that `near` belongs to; does nothing outside one.
 * `near` is any element of the screen, for instance a ref to what changed.
 */
export function announce(
  near: Element | null,
  text: string,
  politeness: Politeness = 'polite',
): void {
  const root = near?.closest('[data-certs-root]');
  if (root) regions.get(root)?.(text, politeness);
}

/** The one pair of permanent live regions of a mounted plugin. Rendered once, near the top of the root. */
export function LiveRegion(): ReactNode {
  const anchor = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const root = anchor.current?.closest('[data-certs-root]');
    if (!root) return;
    let nextId = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    regions.set(root, (text, politeness) => {
      const line = { id: nextId++, text, politeness };
      setLines((before) => [...before, line]);
      // Said lines are cleared, or a reader walking the page would meet them again at its end.
      const timer = setTimeout(() => {
        timers.delete(timer);
        setLines((before) => before.filter(({ id }) => id !== line.id));
      }, spokenFor);
      timers.add(timer);
    });
    return () => {
      regions.delete(root);
      timers.forEach(clearTimeout);
    };
  }, []);

  const linesOf = (politeness: Politeness) =>
    lines
      .filter((line) => line.politeness === politeness)
      .map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div ref={anchor} className={styles.hidden}>
      <div role="status">{linesOf('polite')}</div>
      <div role="alert">{linesOf('assertive')}</div>
    </div>
  );
}
