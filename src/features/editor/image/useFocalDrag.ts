import { type PointerEvent, useRef } from 'react';
import { type FocalPoint, withinPicture } from '#model/template/focalPoint.ts';

interface DragOptions {
  /** The point under the pointer; undefined when the drag is broken off. */
  onDrag: (point: FocalPoint | undefined) => void;
  /** Where it was let go. */
  onMove: (point: FocalPoint) => void;
  /** It was taken hold of. */
  onTaken: () => void;
}

/** What a picture needs for a point on it to be dragged, or put where it is pressed. */
export function useFocalDrag({ onDrag, onMove, onTaken }: DragOptions) {
  const last = useRef<FocalPoint>(undefined);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    const y = (event.clientY - top) / height;
    last.current = withinPicture({ x, y });
    onDrag(last.current);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // The browser would begin a selection, and take the focus away.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      onTaken();
      follow(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current) follow(event);
    },
    onPointerUp: () => {
      if (!last.current) return;
      onMove(last.current);
      last.current = undefined;
    },
    onPointerCancel: () => {
      last.current = undefined;
      onDrag(undefined);
    },
  };
}
