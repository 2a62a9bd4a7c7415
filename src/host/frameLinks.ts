/** Returns true for a click without modifier keys, which would open the link in another tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Opens a URL in a new window that has no access to the plugin's window.
 * @returns false if the browser blocked the new window
 */
export function openWindow(url: string): boolean {
  const newWindow = window.open(url);
  if (newWindow) newWindow.opener = null;
  return newWindow !== null;
}

/**
 * Opens links with a new window as target in the frame of the plugin instead, if the frame's `sandbox` attribute
 * forbids new windows. Browsers ignore a click on such a link, and a page cannot find out in advance.
 */
export function openBlockedLinksInFrame(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    // Links in SVG have no `href` or `target` string properties, only attributes.
    const link = target?.closest('a[target="_blank"]');
    if (!link) return;
    if (openWindow(link.getAttribute('href') ?? '')) event.preventDefault();
    else link.setAttribute('target', '_self');
  });
}
