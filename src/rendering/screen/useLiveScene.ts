import { useCallback, useEffect, useMemo, useState } from 'react';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { middle } from '#model/template/focalPoint.ts';
import { type CertificateTemplate, defaultTemplate, shownImage } from '#model/template/template.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { certificateText, textsOf } from '../certificateText.ts';
import { type BackgroundPicture, designOf } from '../design.ts';
import {
  type DrawingPlace,
  type DrawnCertificate,
  facesIn,
  wordingIn,
} from '../drawCertificate.ts';
import { drawForeign, loadScreenFonts } from '../fonts/foreignText.ts';
import { readyFaces } from '../fonts/screenFonts.ts';
import { layoutCertificate } from '../layoutCertificate.ts';
import { loadLayouts } from '../layouts/layouts.ts';
import { isArtwork } from '../layouts/looks.ts';
import { loadDesign, missingPicture } from '../picture/loadDesign.ts';

export interface LiveScene {
  /** Undefined until the first time that everything is there. */
  drawn: DrawnCertificate | undefined;
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * A certificate that is laid out anew in the very render that changes it, once fonts, wording and picture are there.
 * @param certificate its brand stays the same object for as long as it is the same
 */
export function useLiveScene(
  certificate: IssuedCertificate,
  language: Language,
  place: DrawingPlace,
): LiveScene {
  const words = useLoaded(useCallback(() => wordingIn(language, place), [language, place]));
  const pictures = usePictures(certificate);
  const wording = words.value;
  const had = pictures.value;
  const text = useMemo(
    () => wording && certificateText(certificate, wording),
    [certificate, wording],
  );
  const { value: layouts, error: layoutsError } = useLoaded(loadLayouts);
  const { fonts, error: fontsError } = useFonts(text ? rareIn(textsOf(text)) : undefined);
  const drawn = useMemo((): DrawnCertificate | undefined => {
    if (!text || !fonts || !layouts) return undefined;
    const background = had?.background && around(had.background, certificate.template);
    const design = { ...designOf(certificate.template, background), brand: had?.brand };
    const scene = layoutCertificate(text, design, fonts, layouts[design.layout]);
    const missing = missingPicture(shownImage(certificate.template), certificate.brand, design);
    return { certificate, text, scene, foreign: drawForeign, missingPicture: missing };
  }, [certificate, text, had, fonts, layouts]);
  useEffect(() => {
    if (drawn) void readyFaces(facesIn(drawn.scene.front, drawn.scene.back));
  }, [drawn]);

  return {
    drawn: pictures.isLoading && !had ? undefined : drawn,
    error: words.error ?? layoutsError ?? fontsError,
    isLoading: words.isLoading,
    retry: words.retry,
  };
}

/**
 * Also looked at as words on them need it, at once for a layout that has any and else once the paper is there: who turns
 * to such a layout does not see outlines come and go.
 */
function usePictures({ brand, template }: IssuedCertificate) {
  const { backgroundImage, rawImage, focalPoint } = template;
  const isWhole = focalPoint !== undefined;
  const [isDrawn, setDrawn] = useState(false);
  const layout = isDrawn || isArtwork(template.layout) ? 'Layout7' : 'Layout1';
  const load = useCallback(() => {
    const pictured: CertificateTemplate = {
      ...defaultTemplate(),
      layout,
      backgroundImage,
      rawImage,
      focalPoint: isWhole ? middle : undefined,
    };
    return loadDesign(pictured, brand);
  }, [layout, backgroundImage, rawImage, isWhole, brand]);
  const pictures = useLoaded(load);
  if (pictures.value && !isDrawn) setDrawn(true);
  return pictures;
}

/** A picture with its point of this moment; what is on its way to take the place of another is the whole where that is. */
function around(
  picture: BackgroundPicture,
  { focalPoint, rawImage }: CertificateTemplate,
): BackgroundPicture {
  const isWhole = picture.focalPoint !== undefined || picture.url === rawImage;
  return focalPoint && isWhole ? { ...picture, focalPoint } : picture;
}

/** Characters beyond those that every core face has, each once: faces are asked for anew only when another one comes. */
function rareIn(texts: readonly string[]): string {
  const rare = texts.flatMap((text) => text.match(/[^ -ÿ]|\p{M}/gu) ?? []);
  return [...new Set(rare)].sort().join('');
}

function useFonts(rare: string | undefined) {
  const load = useCallback(() => loadScreenFonts(rare === undefined ? [] : [rare]), [rare]);
  const { value: fonts, error } = useLoaded(load);
  return { fonts, error };
}
