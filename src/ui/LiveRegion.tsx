import { useEffect, useRef, useState, type ReactNode } from 'react';
import { getPluginRoot } from './styles/pluginRoot.ts';
import styles from './visuallyHidden.module.css';

export type Politeness = 'polite' | 'assertive';
type Announce = (text: string, politeness: Politeness) => void;

const announcementLifetime = 10_000;
const regions = new WeakMap<Element, Announce>();

interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

/**
 * Announces `text` to screen readers through the ARIA live region of the plugin. Does nothing if `near` is outside of a
 * mounted plugin.
 * @param near any element of the current screen, used to find the plugin's live region
 */
export function announce(
  near: Element | null,
  text: string,
  politeness: Politeness = 'polite',
): void {
  const root = getPluginRoot(near);
  if (root) regions.get(root)?.(text, politeness);
}

/** ARIA live regions of a mounted plugin. Rendered once, near the top of its root element. */
export function LiveRegion(): ReactNode {
  const anchor = useRef<HTMLDivElement>(null);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);

  useEffect(() => {
    const root = getPluginRoot(anchor.current);
    if (!root) return;
    let nextId = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    regions.set(root, (text, politeness) => {
      const announcement = { id: nextId++, text, politeness };
      setAnnouncements((previous) => [...previous, announcement]);
      // Old announcements are removed, so that reading the page to its end does not repeat them.
      const timer = setTimeout(() => {
        timers.delete(timer);
        setAnnouncements((previous) => previous.filter(({ id }) => id !== announcement.id));
      }, announcementLifetime);
      timers.add(timer);
    });
    return () => {
      regions.delete(root);
      timers.forEach(clearTimeout);
    };
  }, []);

  const renderAnnouncements = (politeness: Politeness) =>
    announcements
      .filter((announcement) => announcement.politeness === politeness)
      .map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div ref={anchor} className={styles.hidden}>
      <div role="status">{renderAnnouncements('polite')}</div>
      <div role="alert">{renderAnnouncements('assertive')}</div>
    </div>
  );
}
