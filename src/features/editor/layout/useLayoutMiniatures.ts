import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#api/services.ts';
import { useIssuer } from '#documents/useIssuer.ts';
import type { Language } from '#model/language.ts';
import { framed } from '#model/template/focalPoint.ts';
import {
  type CertificateTemplate,
  defaultTemplate,
  type LayoutName,
  layoutNames,
} from '#model/template/template.ts';
import { type DrawnFront, wordingIn } from '#rendering/drawCertificate.ts';
import { loadDesign } from '#rendering/picture/loadDesign.ts';
import { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { sampleCertificate } from '#rendering/samples.ts';
import { SmallPictures } from './SmallPictures.ts';

/** What all of them have in common. */
export interface LayoutLook extends Pick<
  CertificateTemplate,
  'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  titleColor: string;
  contentColor: string;
  /** Which a part of the picture was stored for. */
  storedLayout: LayoutName;
}

export type LayoutMiniatures = Readonly<Partial<Record<LayoutName, DrawnFront>>>;

/** Milliseconds that a look must last before it is drawn: while a colour is dragged, nothing is. */
const rest = 120;

/**
 * Draws every layout in a template's look, one after the other, issued by the company. Those of the look before stay
 * meanwhile.
 */
export function useLayoutMiniatures(look: LayoutLook, language: Language): LayoutMiniatures {
  const { titleColor, contentColor, backgroundImage, rawImage, focalPoint, storedLayout } = look;
  const { config } = useServices();
  const issuer = useIssuer();
  const [miniatures, setMiniatures] = useState<LayoutMiniatures>({});

  useEffect(() => {
    let isWanted = true;
    const queue = new FrontQueue();
    const pictures = new SmallPictures();
    const certificate = sampleCertificate(defaultTemplate(), language, { issuer });
    const pictured = { ...defaultTemplate(), backgroundImage, rawImage, focalPoint };
    const draw = async () => {
      const [wording, { brand }] = await Promise.all([
        wordingIn(language, config),
        loadDesign(defaultTemplate(), issuer.brand),
      ]);
      for (const layout of layoutNames) {
        const background = await pictures.of(framed({ ...pictured, layout }, storedLayout));
        const design = { layout, titleColor, contentColor, background, brand };
        const drawn = await queue.draw(certificate, wording, design, () => isWanted);
        if (!drawn || !isWanted) return;
        startTransition(() => setMiniatures((before) => ({ ...before, [layout]: drawn })));
      }
    };
    const timer = setTimeout(() => {
      draw().catch((error: unknown) => console.error(error));
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [
    titleColor,
    contentColor,
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
