import type { FocalPoint } from '#model/template/focalPoint.ts';
import { seenPart } from '#rendering/placePicture.ts';
import type { PaperSize } from '#rendering/scene.ts';

/** What a picture is cut for, and what follows when its focal point moves. */
export interface Focusing {
  /** Undefined for that of a stored part, which nobody knows any more. */
  point: FocalPoint | undefined;
  /** What the layout shows of it is seen through, points. */
  window: PaperSize;
  /** While it is dragged; undefined when that ends without a move. */
  onDrag: (point: FocalPoint | undefined) => void;
  onMove: (point: FocalPoint) => void;
  /** One of many small moves in a row. */
  onNudge: (point: FocalPoint) => void;
}

/** Of the picture's length: less than anybody sees. */
const unseen = 0.005;

/** Whether a window leaves anything of a picture unseen, so that something can be chosen. */
export function isMovable(picture: PaperSize, { window }: Pick<Focusing, 'window'>): boolean {
  const part = seenPart(picture, window);
  return part.width < picture.width * (1 - unseen) || part.height < picture.height * (1 - unseen);
}
