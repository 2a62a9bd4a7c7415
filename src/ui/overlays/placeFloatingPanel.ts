import { getZoom } from './getZoom.ts';

interface FloatingPanelPlacement {
  /** Edge of the anchor to which the panel is aligned. */
  align: 'start' | 'end';
  /** Distance from the anchor, in CSS pixels. */
  offset: number;
  /** Height above which the panel scrolls, in CSS pixels. */
  maxHeight: number;
}

/** Smallest distance from the edges of the window, in CSS pixels. */
const margin = 12;
/** Height in CSS pixels that a panel has if its content needs it, even if it then covers its anchor in a low window. */
const minRoom = 200;

/**
 * Shows a panel in the top layer, so that no element of the host's page clips, covers or moves it, and positions it below
 * its anchor, or above if there is more room. Sets properties for `FloatingPanel.module.css`.
 * @returns a function that stops updating the position
 */
export function placeFloatingPanel(
  panel: HTMLElement,
  anchor: Element,
  { align, offset, maxHeight }: FloatingPanelPlacement,
): () => void {
  const view = panel.ownerDocument.defaultView ?? window;
  const updatePosition = () => {
    // Rectangles are in pixels of the window, lengths of styles in zoomed pixels.
    const zoom = getZoom(panel);
    const { x, right, top, bottom } = anchor.getBoundingClientRect();
    const { innerHeight, innerWidth } = view;
    const roomBelow = innerHeight - bottom - offset - margin;
    const roomAbove = top - offset - margin;
    // Measures the height that the content needs, without the limit of the previous position.
    panel.style.setProperty('--panel-room', '100vh');
    const height = Math.min(maxHeight, panel.scrollHeight) * zoom;
    const isAbove = roomBelow < height && roomAbove > roomBelow;
    const width = panel.offsetWidth * zoom;
    const start = align === 'start' ? x : right - width;
    const windowRoom = innerHeight - 2 * margin;
    const room = Math.max(
      isAbove ? roomAbove : roomBelow,
      Math.min(height, minRoom * zoom, windowRoom),
    );
    const lastStart = innerHeight - margin - room;
    const positions = {
      left: Math.max(margin, Math.min(start, innerWidth - width - margin)),
      top: isAbove ? undefined : Math.min(bottom + offset, lastStart),
      bottom: isAbove ? Math.min(innerHeight - top + offset, lastStart) : undefined,
      room,
    };
    for (const [name, value] of Object.entries(positions))
      panel.style.setProperty(
        `--panel-${name}`,
        value === undefined ? 'auto' : `${Math.round(value / zoom)}px`,
      );
  };
  panel.style.setProperty('--panel-max', `${maxHeight}px`);
  // Not in the test environment.
  if ('showPopover' in panel && panel.isConnected) {
    panel.popover = 'manual';
    panel.showPopover();
  }
  updatePosition();
  // The content renders after the panel.
  const observer = new ResizeObserver(updatePosition);
  observer.observe(panel);
  // Content of the host above the plugin moves the anchor and makes the page higher.
  observer.observe(panel.ownerDocument.body);
  const options = { capture: true, passive: true } as const;
  view.addEventListener('resize', updatePosition);
  view.addEventListener('scroll', updatePosition, options);
  return () => {
    observer.disconnect();
    view.removeEventListener('resize', updatePosition);
    view.removeEventListener('scroll', updatePosition, options);
  };
}
