import { startTransition, useEffect, useState } from 'react';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { useIssuer } from '#documents/useIssuer.ts';
import type { Language } from '#domain/language.ts';
import { resetCropForLayout } from '#domain/template/croppedImage.ts';
import {
  type CertificateTemplate,
  createDefaultTemplate,
  type LayoutName,
  layoutNames,
} from '#domain/template/template.ts';
import { type RenderedFront, loadConfiguredDocumentLocale } from '#rendering/renderCertificate.ts';
import type { CertificateDesign, DesignImage } from '#rendering/design.ts';
import { loadDesign, loadTemplateImage } from '#rendering/images/loadDesign.ts';
import { FrontRenderingQueue } from '#rendering/svg/FrontRenderingQueue.ts';
import { createSampleCertificate } from '#rendering/samples.ts';
import { createThumbnail } from './createThumbnail.ts';

/** The part of a template that all layout miniatures share. */
export interface LayoutMiniatureDesign extends Pick<
  CertificateTemplate,
  'colors' | 'backgroundImage' | 'rawImage' | 'focalPoint' | 'showsCodeOnFront'
> {
  /** Layout for which the stored image was cropped. */
  storedLayout: LayoutName;
}

type LayoutMiniatures = Readonly<Partial<Record<LayoutName, RenderedFront>>>;

/**
 * Delay in milliseconds between the last change and drawing. While a colour is dragged, changes follow each other
 * faster, so nothing is drawn.
 */
const drawDelay = 120;

/**
 * Renders a miniature of every layout with the colours and image of a template, one after the other. Until a new
 * miniature is ready, the previous one is shown.
 */
export function useLayoutMiniatures(
  templateDesign: LayoutMiniatureDesign,
  language: Language,
): LayoutMiniatures {
  const { backgroundImage, rawImage, focalPoint, showsCodeOnFront, storedLayout } = templateDesign;
  const titleColor = `#${templateDesign.colors.title}`;
  const contentColor = `#${templateDesign.colors.content}`;
  const { config } = usePluginContext();
  const issuer = useIssuer();
  const [miniatures, setMiniatures] = useState<LayoutMiniatures>({});

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const queue = new FrontRenderingQueue();
    const thumbnails = new Map<string, Promise<DesignImage | undefined>>();
    const loadThumbnail = (url: string) => getOrCreate(thumbnails, url, () => createThumbnail(url));
    const certificate = createSampleCertificate(createDefaultTemplate(), language, { issuer });
    const template = { ...createDefaultTemplate(), backgroundImage, rawImage, focalPoint };
    const drawAll = async () => {
      const [documentLocale, { brand }] = await Promise.all([
        loadConfiguredDocumentLocale(language, config),
        loadDesign(createDefaultTemplate(), issuer.brand),
      ]);
      for (const layout of layoutNames) {
        const image = await loadTemplateImage(
          resetCropForLayout({ ...template, layout }, storedLayout),
          loadThumbnail,
        );
        const design: CertificateDesign = {
          layout,
          titleColor,
          contentColor,
          backgroundImage: image,
          showsCodeOnFront,
          brand,
        };
        const front = await queue.render(certificate, documentLocale, design, signal);
        if (!front || signal.aborted) return;
        startTransition(() => setMiniatures((previous) => ({ ...previous, [layout]: front })));
      }
    };
    const timer = setTimeout(() => {
      drawAll().catch((error: unknown) => console.error(error));
    }, drawDelay);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [
    titleColor,
    contentColor,
    showsCodeOnFront,
    backgroundImage,
    rawImage,
    focalPoint,
    storedLayout,
    language,
    config,
    issuer,
  ]);

  return miniatures;
}
