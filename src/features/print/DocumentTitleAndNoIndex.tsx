import { isStandalone } from '#ui/styles/pluginRoot.ts';
import { useEffect, useRef } from 'react';

/**
 * Sets the document title, from which browsers make the file name when printing to PDF, and excludes the page from
 * search engines. Both changes are undone on unmount. Does nothing inside a host's page. Renders nothing visible.
 */
export function DocumentTitleAndNoIndex({ title }: { title: string | undefined }) {
  const elementRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isStandalone(elementRef.current)) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [elementRef]);

  useEffect(() => {
    if (title === undefined || !isStandalone(elementRef.current)) return;
    const previousTitle = document.title;
    document.title = title;
    return () => {
      document.title = previousTitle;
    };
  }, [elementRef, title]);
  return <span ref={elementRef} hidden />;
}
