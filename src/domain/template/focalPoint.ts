/**
 * Point of an image that stays visible however the image is cropped. The coordinates are shares of the width from the
 * left and of the height from the top, 0 to 1.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

export const centerPoint: FocalPoint = { x: 0.5, y: 0.5 };

/** Moves a point outside the image to the nearest edge, and rounds the coordinates to three decimals. */
export function clampFocalPoint({ x, y }: FocalPoint): FocalPoint {
  const clamp = (share: number) => Math.round(Math.max(0, Math.min(share, 1)) * 1000) / 1000;
  return { x: clamp(x), y: clamp(y) };
}

export const isSameFocalPoint = (
  first: FocalPoint | undefined,
  second: FocalPoint | undefined,
): boolean => first?.x === second?.x && first?.y === second?.y;
