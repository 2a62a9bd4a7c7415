/**
 * Calls a function when an element was displayed and no longer is, because the host has moved, hidden or removed the plugin,
 * and when the element is displayed again.
 * @returns a function that stops watching
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
): () => void {
  let isVisible = element.getClientRects().length > 0;
  const observer = new ResizeObserver(() => {
    const wasVisible = isVisible;
    isVisible = element.getClientRects().length > 0;
    if (isVisible !== wasVisible) onChange(isVisible);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
