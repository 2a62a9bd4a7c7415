import { useCallback, useEffect, useMemo, useState } from 'react';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { centerPoint } from '#domain/template/focalPoint.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';
import { useAsync } from '#runtime/useAsync.ts';
import { createCertificateText, listTextsToLoadFonts } from '../certificateText.ts';
import { type DesignImage, createDesign } from '../design.ts';
import {
  type RenderingConfig,
  type RenderedCertificate,
  collectFaces,
  loadConfiguredDocumentLocale,
} from '../renderCertificate.ts';
import { loadCertificateAndFallbackFonts } from '../fonts/fallbackText.ts';
import { addFontsToDocument } from '../fonts/screenFonts.ts';
import { layoutCertificate } from '../layoutCertificate.ts';
import { loadLayouts } from '../layouts/layouts.ts';
import { isArtworkLayout } from '../layouts/layoutProperties.ts';
import { loadDesign, findMissingImage } from '../images/loadDesign.ts';

export interface EditedScene {
  /** The laid-out sample. Undefined until fonts, texts and images have loaded for the first time. */
  rendered: RenderedCertificate | undefined;
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Lays out a sample certificate while its template is being edited, as soon as fonts, texts and images are loaded. Each
 * change is laid out in the same React render. The caller marks it as a sample.
 * @param certificate its `brand` must be the same object as long as the brand is unchanged
 */
export function useEditedScene(
  certificate: IssuedCertificate,
  language: Language,
  config: RenderingConfig,
): EditedScene {
  const documentLocaleResult = useAsync(
    useCallback(() => loadConfiguredDocumentLocale(language, config), [language, config]),
  );
  const imagesResult = useDesignImages(certificate);
  const documentLocale = documentLocaleResult.value;
  const images = imagesResult.value;
  const text = useMemo(
    () => documentLocale && createCertificateText(certificate, documentLocale),
    [certificate, documentLocale],
  );
  const { value: layouts, error: layoutsError } = useAsync(loadLayouts);
  const rareCharacters = text ? findRareCharacters(listTextsToLoadFonts(text)) : '';
  const { value: fonts, error: fontsError } = useAsync(
    useCallback(
      () => loadCertificateAndFallbackFonts(rareCharacters.split('\n'), config.FONTS_URL),
      [rareCharacters, config.FONTS_URL],
    ),
  );
  const rendered = useMemo((): RenderedCertificate | undefined => {
    if (!text || !fonts || !layouts) return undefined;
    const backgroundImage =
      images?.backgroundImage && applyFocalPoint(images.backgroundImage, certificate.template);
    const design = { ...createDesign(certificate.template, backgroundImage), brand: images?.brand };
    const scene = layoutCertificate(text, design, fonts, layouts[design.layout]);
    const missingPicture = findMissingImage(certificate, design);
    return { certificate, text, scene, missingPicture };
  }, [certificate, text, images, fonts, layouts]);
  useEffect(() => {
    if (rendered) void addFontsToDocument(collectFaces(rendered.scene.front, rendered.scene.back));
  }, [rendered]);

  return {
    rendered: imagesResult.isLoading && !images ? undefined : rendered,
    error: documentLocaleResult.error ?? layoutsError ?? fontsError,
    isLoading: documentLocaleResult.isLoading,
    retry: documentLocaleResult.retry,
  };
}

/**
 * Loads the images of a certificate. Layouts with text on the background image also need brightness maps of the image.
 * For such a layout, the maps are loaded together with the image; for other layouts, after the first rendering. So they
 * are ready before the user changes to such a layout, and the veil behind the texts does not flicker.
 */
function useDesignImages({ brand, template }: IssuedCertificate) {
  const { backgroundImage, rawImage, focalPoint } = template;
  const isUncropped = focalPoint !== undefined;
  const [hasRendered, setHasRendered] = useState(false);
  const layout = hasRendered || isArtworkLayout(template.layout) ? 'Layout7' : 'Layout1';
  const load = useCallback(() => {
    const imageTemplate: CertificateTemplate = {
      ...createDefaultTemplate(),
      layout,
      backgroundImage,
      rawImage,
      focalPoint: isUncropped ? centerPoint : undefined,
    };
    return loadDesign(imageTemplate, brand);
  }, [layout, backgroundImage, rawImage, isUncropped, brand]);
  const imagesResult = useAsync(load);
  if (imagesResult.value && !hasRendered) setHasRendered(true);
  return imagesResult;
}

/**
 * Returns an image with the template's current focal point, if the image is uncropped. Two kinds of images are
 * uncropped: images with a focal point, and the raw image while it is shown in place of a cropped image.
 */
function applyFocalPoint(
  image: DesignImage,
  { focalPoint, rawImage }: CertificateTemplate,
): DesignImage {
  const isUncropped = image.focalPoint !== undefined || (image.source ?? image.url) === rawImage;
  return focalPoint && isUncropped ? { ...image, focalPoint } : image;
}

/**
 * Returns a line for each text, of its characters that the main certificate fonts may lack, each once. Fonts are loaded
 * again only if these lines change.
 */
function findRareCharacters(texts: readonly string[]): string {
  const lines = texts.map((text) =>
    [...new Set(text.match(/[^ -ÿ]|\p{M}/gu) ?? [])].sort().join('').replace(/\s/g, ''),
  );
  return [...new Set(lines)].sort().join('\n');
}
