/**
 * Calls a function when the size of an element has changed, for instance because the host has changed the zoom of its
 * page. Browsers report an error to the page if a size changes while they report sizes, so the call is in the next frame.
 * @returns a function that stops watching
 */
export function watchSize(element: Element, onChange: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
