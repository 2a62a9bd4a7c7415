import { useMemo } from 'react';
import { isCropped, middle } from '#model/template/focalPoint.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { windowOf } from '#rendering/layouts/looks.ts';
import type { Change } from '../draft.ts';
import type { Focusing } from './focusing.ts';

interface FocusingOptions extends Pick<
  CertificateTemplate,
  'layout' | 'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  change: Change;
  onDrag: Focusing['onDrag'];
}

/** How the focal point of a template's picture is shown and moved: a drag is one step, and so are arrows in a row. */
export function useFocusing(options: FocusingOptions): Focusing {
  const { layout, backgroundImage, rawImage, focalPoint, change, onDrag } = options;
  return useMemo(
    () => ({
      point: focalPoint ?? (isCropped({ backgroundImage, rawImage }) ? undefined : middle),
      window: windowOf({ layout }),
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
