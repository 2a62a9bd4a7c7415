import type { RefObject } from 'react';
import { getZoom } from './getZoom.ts';

const gap = 8;

/**
 * Positions a dialog below the button that opened it: sets `--top`, and `--left` or `--right` for style sheets that align
 * it with an edge of the button, and `--zoom`. On narrow screens they override the position.
 * @returns a function that stops updating the position when the window or the page is resized
 */
export function placeDialog(
  { current: opener }: RefObject<HTMLElement | null>,
  dialog: HTMLElement,
): () => void {
  const view = dialog.ownerDocument.defaultView ?? window;
  const { body, documentElement } = view.document;
  const updatePosition = () => {
    const { bottom = 0, left = 0, right = 0 } = opener?.getBoundingClientRect() ?? {};
    // Rectangles are in pixels of the window, lengths of styles in zoomed pixels.
    const zoom = getZoom(dialog);
    const windowWidth = documentElement.clientWidth * getZoom(documentElement);
    dialog.style.setProperty('--zoom', String(zoom));
    dialog.style.setProperty('--top', `${(bottom + gap) / zoom}px`);
    dialog.style.setProperty('--left', `${left / zoom}px`);
    dialog.style.setProperty('--right', `${(windowWidth - right) / zoom}px`);
  };
  updatePosition();
  // Content of the host above the plugin moves the button and makes the page higher.
  const observer = new ResizeObserver(updatePosition);
  observer.observe(body);
  view.addEventListener('resize', updatePosition);
  return () => {
    observer.disconnect();
    view.removeEventListener('resize', updatePosition);
  };
}
