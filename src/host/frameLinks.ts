/** Returns true for a click without a modifier key, with which browsers open another tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Opens a URL in a new window that has no access to the plugin's window.
 * @returns false if the browser blocked the new window
 */
export function openInNewTab(url: string): boolean {
  const newWindow = window.open(url);
  if (newWindow) newWindow.opener = null;
  return newWindow !== null;
}

/**
 * Makes links to a new window (`target="_blank"`) work in a frame whose `sandbox` attribute forbids new windows. Such
 * links open in the frame itself; without this function, browsers ignore clicks on them. A page cannot find out whether
 * new windows are forbidden, so each click first tries to open a new window.
 */
export function openNewWindowLinksInFrame(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    // The target of an event in a shadow root is its host.
    const [target] = event.composedPath();
    // Links in SVG have no `href` or `target` string properties, only attributes.
    const link = target instanceof Element && target.closest('a[target="_blank"]');
    if (!link) return;
    if (openInNewTab(link.getAttribute('href') ?? '')) event.preventDefault();
    else link.setAttribute('target', '_self');
  });
}
