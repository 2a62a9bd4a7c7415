import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHandler } from '#ui/useHandler.ts';

/** Width of A4 landscape at 100 %, CSS pixels: 297 mm. */
const naturalWidth = 1122.52;
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4];
const [smallest = 0.25, largest = 4] = [steps[0], steps.at(-1)];
/** A notch of a wheel, about 100, zooms by a quarter. */
const wheelRate = 0.0023;

interface Point {
  x: number;
  y: number;
}

/** Zooming of a paper inside a stage that scrolls. Where the paper fits is for CSS to say. */
export function useZoom() {
  const [stage, stageRef] = useState<HTMLDivElement | null>(null);
  const [paper, paperRef] = useState<HTMLDivElement | null>(null);
  const [scale, setScale] = useState<number>();
  const [shownWidth, setShownWidth] = useState(0);
  const kept = useRef<{ at: Point; share: Point }>(undefined);

  useEffect(() => {
    if (!paper) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setShownWidth(entry.contentRect.width);
    });
    observer.observe(paper);
    return () => observer.disconnect();
  }, [paper]);

  // What was under the pointer stays there.
  useLayoutEffect(() => {
    if (!kept.current || !stage || !paper) return;
    const { at, share } = kept.current;
    kept.current = undefined;
    const { left, top, width, height } = paper.getBoundingClientRect();
    stage.scrollBy(left + share.x * width - at.x, top + share.y * height - at.y);
  }, [scale, stage, paper]);

  const widthNow = () => paper?.getBoundingClientRect().width ?? naturalWidth;
  const zoomTo = (wanted: number, at?: Point) => {
    const area = stage?.getBoundingClientRect();
    const sheet = paper?.getBoundingClientRect();
    if (!area || !sheet) return;
    const point = at ?? { x: area.left + area.width / 2, y: area.top + area.height / 2 };
    kept.current = {
      at: point,
      share: { x: (point.x - sheet.left) / sheet.width, y: (point.y - sheet.top) / sheet.height },
    };
    setScale(Math.min(Math.max(wanted, smallest), largest));
  };
  const zoomBy = (factor: number, at: Point) => zoomTo((widthNow() / naturalWidth) * factor, at);
  useGestures(stage, zoomBy);
  const zoomIn = () => {
    const now = widthNow() / naturalWidth;
    zoomTo(steps.find((step) => step > now * 1.01) ?? largest);
  };
  const zoomOut = () => {
    const now = widthNow() / naturalWidth;
    zoomTo(steps.findLast((step) => step < now * 0.99) ?? smallest);
  };
  const fit = () => setScale(undefined);

  return {
    stage,
    stageRef,
    paperRef,
    /** CSS width of the paper; undefined: as large as fits. */
    width: scale === undefined ? undefined : `${scale * naturalWidth}px`,
    zoomIn,
    zoomOut,
    fit,
    /** What the buttons show and do. */
    pill: {
      percent: Math.round((shownWidth / naturalWidth) * 100),
      onIn: zoomIn,
      onOut: zoomOut,
      onFit: fit,
    },
  };
}

/** Ctrl and wheel, which a pinch on a touchpad is too, and two fingers on a screen. */
function useGestures(stage: HTMLElement | null, zoomBy: (factor: number, at: Point) => void) {
  const zoom = useHandler(zoomBy);
  useEffect(() => {
    if (!stage) return;
    const fingers = new Map<number, Point>();
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * wheelRate), { x: event.clientX, y: event.clientY });
    };
    const down = ({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch') fingers.set(pointerId, { x, y });
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!fingers.has(pointerId)) return;
      const before = spreadOf(fingers);
      fingers.set(pointerId, { x, y });
      const after = spreadOf(fingers);
      if (before && after) zoom(after.distance / before.distance, after.middle);
    };
    const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);

    stage.addEventListener('wheel', wheel, { passive: false });
    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    stage.addEventListener('pointerup', lift);
    stage.addEventListener('pointercancel', lift);
    return () => {
      stage.removeEventListener('wheel', wheel);
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      stage.removeEventListener('pointerup', lift);
      stage.removeEventListener('pointercancel', lift);
    };
  }, [stage, zoom]);
}

/** How far apart two fingers are, and where between them; undefined for fewer. */
function spreadOf(fingers: ReadonlyMap<number, Point>) {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
