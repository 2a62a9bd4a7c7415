/** A click that asks for what its link does, not for another tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** Opens a window that knows nothing of this one. @returns whether the browser let it */
export function openWindow(address: string): boolean {
  const opened = window.open(address);
  if (opened) opened.opener = null;
  return opened !== null;
}

/**
 * Keeps links to new windows alive in a frame. Where its sandbox forbids windows, a browser ignores such a link without a
 * word, and no page can ask beforehand: there it opens in the frame itself.
 */
export function openLinksAnyway(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const clicked = event.target instanceof Element ? event.target : null;
    // In a drawing what a link says of itself is no text but in its attributes.
    const link = clicked?.closest('a[target="_blank"]');
    if (!link) return;
    if (openWindow(link.getAttribute('href') ?? '')) event.preventDefault();
    else link.setAttribute('target', '_self');
  });
}
