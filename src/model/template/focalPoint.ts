import type { CertificateTemplate, LayoutName } from './template.ts';

/** What of a picture must be seen wherever a window cuts it; 0 to 1 from its left and from its top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** The nearest point of the picture, in thousandths. */
export function withinPicture({ x, y }: FocalPoint): FocalPoint {
  const nearest = (share: number) => Math.round(Math.max(0, Math.min(share, 1)) * 1000) / 1000;
  return { x: nearest(x), y: nearest(y) };
}

export const samePoint = (one: FocalPoint | undefined, other: FocalPoint | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;

/** Whether what is drawn of a template is a part of a picture that it has, too. */
export const isCropped = ({
  backgroundImage,
  rawImage,
}: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage'>): boolean =>
  backgroundImage !== '' && rawImage !== '' && backgroundImage !== rawImage;

/**
 * A template whose picture fits its layout: a part that was made for the window of another one gives way to the middle of
 * the whole.
 * @param storedLayout that the stored part was made for
 */
export function framed(
  template: CertificateTemplate,
  storedLayout: LayoutName,
): CertificateTemplate {
  const isFit = template.focalPoint !== undefined || template.layout === storedLayout;
  return isFit || !isCropped(template) ? template : { ...template, focalPoint: middle };
}
