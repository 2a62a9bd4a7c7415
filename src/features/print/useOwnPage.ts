import { type RefObject, useEffect } from 'react';

/**
 * On a page of its own, names the window after the certificate, which names the file of a browser that prints to PDF,
 * and keeps the page out of search engines. Both end with it; a host's page is left alone.
 * @param screen any element of the page
 */
export function useOwnPage(screen: RefObject<HTMLElement | null>, title: string | undefined): void {
  useEffect(() => {
    if (!screen.current?.closest('[data-standalone]')) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [screen]);

  useEffect(() => {
    if (title === undefined || !screen.current?.closest('[data-standalone]')) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [screen, title]);
}
