/** Point of an image that stays visible in every crop. Coordinates from 0 to 1, from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const centerPoint: FocalPoint = { x: 0.5, y: 0.5 };

/** Limits the coordinates of a point to the image and rounds them to three decimals. */
export function clampFocalPoint({ x, y }: FocalPoint): FocalPoint {
  const clamp = (share: number) => Math.round(Math.max(0, Math.min(share, 1)) * 1000) / 1000;
  return { x: clamp(x), y: clamp(y) };
}

export const isSameFocalPoint = (
  first: FocalPoint | undefined,
  second: FocalPoint | undefined,
): boolean => first?.x === second?.x && first?.y === second?.y;
