import { useMemo } from 'react';
import { centerPoint } from '#domain/template/focalPoint.ts';
import { hasCroppedImage } from '#domain/template/croppedImage.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { getBackgroundImageBox } from '#rendering/layouts/layoutProperties.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import type { FocalPointControl } from './focalPointControl.ts';

interface FocalPointOptions extends Pick<
  CertificateTemplate,
  'layout' | 'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  change: ChangeTemplate;
  onDrag: FocalPointControl['onDrag'];
}

/**
 * Returns the focal point of a template's image and its handlers. One drag, or consecutive arrow keys, form one undo
 * step.
 */
export function useFocalPointControl(options: FocalPointOptions): FocalPointControl {
  const { layout, backgroundImage, rawImage, focalPoint, change, onDrag } = options;
  return useMemo(
    () => ({
      point:
        focalPoint ?? (hasCroppedImage({ backgroundImage, rawImage }) ? undefined : centerPoint),
      imageFrame: getBackgroundImageBox({ layout }),
      onDrag,
      onMove: (point) => {
        onDrag(undefined);
        change({ focalPoint: point });
      },
      onNudge: (point) => change({ focalPoint: point }, 'focalPoint'),
    }),
    [layout, backgroundImage, rawImage, focalPoint, change, onDrag],
  );
}
