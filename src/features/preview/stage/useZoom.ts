import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';

/** Width of A4 landscape (297 mm) at 100 %, in CSS pixels. */
const widthAtFullScale = 1122.52;
const zoomLevels = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4];
const [minScale = 0.25, maxScale = 4] = [zoomLevels[0], zoomLevels.at(-1)];
/** Change of the logarithm of the zoom factor per unit of wheel delta: one step zooms by about a quarter. */
const wheelRate = 0.0023;

interface Point {
  x: number;
  y: number;
}

/** Returns the zoom of a document inside a scrolling container. At first, CSS fits the document to the container. */
export function useZoom() {
  const [stage, stageRef] = useState<HTMLDivElement | null>(null);
  const [sheet, sheetRef] = useState<HTMLDivElement | null>(null);
  const [scale, setScale] = useState<number>();
  const [currentWidth, setCurrentWidth] = useState(0);
  const anchorRef = useRef<{ point: Point; fraction: Point }>(undefined);

  useEffect(() => {
    if (!sheet) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setCurrentWidth(entry.contentRect.width);
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [sheet]);

  // Keeps the point under the pointer in place.
  useLayoutEffect(() => {
    if (!anchorRef.current || !stage || !sheet) return;
    const { point, fraction } = anchorRef.current;
    anchorRef.current = undefined;
    const rect = sheet.getBoundingClientRect();
    stage.scrollBy(
      rect.left + fraction.x * rect.width - point.x,
      rect.top + fraction.y * rect.height - point.y,
    );
  }, [scale, stage, sheet]);

  const measureScale = () =>
    (sheet?.getBoundingClientRect().width ?? widthAtFullScale) / widthAtFullScale;
  const zoomTo = (requestedScale: number, center?: Point) => {
    const stageRect = stage?.getBoundingClientRect();
    const sheetRect = sheet?.getBoundingClientRect();
    if (!stageRect || !sheetRect) return;
    const point = center ?? {
      x: stageRect.left + stageRect.width / 2,
      y: stageRect.top + stageRect.height / 2,
    };
    anchorRef.current = {
      point,
      fraction: {
        x: (point.x - sheetRect.left) / sheetRect.width,
        y: (point.y - sheetRect.top) / sheetRect.height,
      },
    };
    setScale(Math.min(Math.max(requestedScale, minScale), maxScale));
  };
  useGestures(stage, (factor, center) => zoomTo(measureScale() * factor, center));
  const zoomIn = () => {
    const currentScale = measureScale();
    zoomTo(zoomLevels.find((level) => level > currentScale * 1.01) ?? maxScale);
  };
  const zoomOut = () => {
    const currentScale = measureScale();
    zoomTo(zoomLevels.findLast((level) => level < currentScale * 0.99) ?? minScale);
  };
  const fit = () => setScale(undefined);

  return {
    stage,
    stageRef,
    sheetRef,
    /** CSS width of the document; undefined to fit the document to the container. */
    width: scale === undefined ? undefined : `${scale * widthAtFullScale}px`,
    zoomIn,
    zoomOut,
    fit,
    percent: Math.round((currentWidth / widthAtFullScale) * 100),
  };
}

/** Handles a pinch on a touch screen, and Ctrl with the wheel. Browsers report a touchpad's pinch like the latter. */
function useGestures(stage: HTMLElement | null, zoomBy: (factor: number, center: Point) => void) {
  const zoom = useStableCallback(zoomBy);
  useEffect(() => {
    if (!stage) return;
    const touches = new Map<number, Point>();
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * wheelRate), { x: event.clientX, y: event.clientY });
    };
    const handleDown = ({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch') touches.set(pointerId, { x, y });
    };
    const handleMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!touches.has(pointerId)) return;
      const previous = measureSpread(touches);
      touches.set(pointerId, { x, y });
      const next = measureSpread(touches);
      if (previous && next) zoom(next.distance / previous.distance, next.middle);
    };
    const handleUp = ({ pointerId }: PointerEvent) => touches.delete(pointerId);

    stage.addEventListener('wheel', handleWheel, { passive: false });
    stage.addEventListener('pointerdown', handleDown);
    stage.addEventListener('pointermove', handleMove);
    stage.addEventListener('pointerup', handleUp);
    stage.addEventListener('pointercancel', handleUp);
    return () => {
      stage.removeEventListener('wheel', handleWheel);
      stage.removeEventListener('pointerdown', handleDown);
      stage.removeEventListener('pointermove', handleMove);
      stage.removeEventListener('pointerup', handleUp);
      stage.removeEventListener('pointercancel', handleUp);
    };
  }, [stage, zoom]);
}

/** Measures the distance between two touches and the point midway between them. */
function measureSpread(touches: ReadonlyMap<number, Point>) {
  const [first, second] = [...touches.values()];
  if (!first || !second) return undefined;
  return {
    distance: Math.hypot(first.x - second.x, first.y - second.y),
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
  };
}
