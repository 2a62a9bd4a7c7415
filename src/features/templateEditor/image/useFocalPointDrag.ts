import { type PointerEvent, useRef } from 'react';
import { type FocalPoint, clampFocalPoint } from '#domain/template/focalPoint.ts';

interface DragOptions {
  /** Called with the point under the pointer, and with undefined if the drag is cancelled. */
  onDrag: (point: FocalPoint | undefined) => void;
  /** Called with the point where the pointer was released. */
  onMove: (point: FocalPoint) => void;
  /** Called when the drag starts. */
  onGrab: () => void;
}

/** Returns the pointer handlers of an image on which the user sets a point by dragging or clicking. */
export function useFocalPointDrag({ onDrag, onMove, onGrab }: DragOptions) {
  const lastPointRef = useRef<FocalPoint>(undefined);
  const updatePoint = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    const y = (event.clientY - top) / height;
    lastPointRef.current = clampFocalPoint({ x, y });
    onDrag(lastPointRef.current);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // Otherwise the browser starts a text selection and moves the focus.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      onGrab();
      updatePoint(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (lastPointRef.current) updatePoint(event);
    },
    onPointerUp: () => {
      if (!lastPointRef.current) return;
      onMove(lastPointRef.current);
      lastPointRef.current = undefined;
    },
    onPointerCancel: () => {
      lastPointRef.current = undefined;
      onDrag(undefined);
    },
  };
}
