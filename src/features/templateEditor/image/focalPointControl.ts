import { hasCroppedImage } from '#domain/template/croppedImage.ts';
import { centerPoint, type FocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { getVisibleArea } from '#rendering/fitImage.ts';
import { getBackgroundImageBox } from '#rendering/layouts/layoutProperties.ts';
import type { PageSize } from '#rendering/scene.ts';
import type { ChangeTemplate } from '../templateChange.ts';

/**
 * The focal point of an image (the point that stays visible when the image is cropped) and the handlers that move it.
 */
export interface FocalPointControl {
  /**
   * The focal point. Undefined if the stored image is already cropped, because the focal point of that crop is not
   * stored.
   */
  point: FocalPoint | undefined;
  /** Size of the area that the layout reserves for the image, in points. */
  imageFrame: PageSize;
  /** Called with the current point during a drag, and with undefined if the drag is cancelled. */
  onDrag: (point: FocalPoint | undefined) => void;
  onMove: (point: FocalPoint) => void;
  /** Called for each small move by an arrow key. Consecutive moves form one undo step. */
  onNudge: (point: FocalPoint) => void;
}

interface FocalPointOptions extends Pick<
  CertificateTemplate,
  'layout' | 'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  change: ChangeTemplate;
  onDrag: FocalPointControl['onDrag'];
}

/**
 * Creates the focal point of a template's image with its handlers. One drag, or consecutive arrow keys, form one undo
 * step.
 */
export function createFocalPointControl(options: FocalPointOptions): FocalPointControl {
  const { layout, focalPoint, change, onDrag } = options;
  return {
    point: focalPoint ?? (hasCroppedImage(options) ? undefined : centerPoint),
    imageFrame: getBackgroundImageBox({ layout }),
    onDrag,
    onMove: (point) => {
      onDrag(undefined);
      change({ focalPoint: point });
    },
    onNudge: (point) => change({ focalPoint: point }, 'focalPoint'),
  };
}

/**
 * Minimum cropped share of the image's width or height, from 0 to 1. An image of which less is cropped counts as not
 * cropped, because the cut would not be noticed.
 */
const minHiddenShare = 0.005;

/** Returns whether the layout crops an image, so that moving its focal point has an effect. */
export function canMoveFocalPoint(
  image: PageSize,
  { imageFrame }: Pick<FocalPointControl, 'imageFrame'>,
): boolean {
  const part = getVisibleArea(image, imageFrame);
  return (
    part.width < image.width * (1 - minHiddenShare) ||
    part.height < image.height * (1 - minHiddenShare)
  );
}
