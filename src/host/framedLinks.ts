/**
 * Keeps links to new windows alive in a frame. Where its sandbox forbids windows, a browser ignores such a link without a
 * word, and no page can ask beforehand: there it opens in the frame itself.
 */
export function openLinksAnyway(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const clicked = event.target instanceof Element ? event.target : null;
    const link = clicked?.closest<HTMLAnchorElement>('a[target="_blank"]');
    if (!link) return;
    const opened = window.open(link.href);
    if (opened) {
      opened.opener = null;
      event.preventDefault();
    } else {
      link.target = '_self';
    }
  });
}
