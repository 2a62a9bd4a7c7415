import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#api/services.ts';
import type { Language } from '#model/language.ts';
import { defaultTemplate, type LayoutName, layoutNames } from '#model/template/template.ts';
import { type DrawnFront, wordingIn } from '#rendering/drawCertificate.ts';
import { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { sampleCertificate } from '#rendering/samples.ts';
import { smallPicture } from './smallPicture.ts';

/** What all of them have in common. */
export interface LayoutLook {
  titleColor: string;
  contentColor: string;
  /** Address of the background image, or empty. */
  picture: string;
}

export type LayoutMiniatures = Readonly<Partial<Record<LayoutName, DrawnFront>>>;

/** Milliseconds that a look must last before it is drawn: while a colour is dragged, nothing is. */
const rest = 120;

/**
 * Draws every layout in a template's look, one after the other. Those of the look before stay meanwhile.
 */
export function useLayoutMiniatures(look: LayoutLook, language: Language): LayoutMiniatures {
  const { titleColor, contentColor, picture } = look;
  const { config } = useServices();
  const [miniatures, setMiniatures] = useState<LayoutMiniatures>({});

  useEffect(() => {
    let isWanted = true;
    const queue = new FrontQueue();
    const draw = async () => {
      const [wording, background] = await Promise.all([
        wordingIn(language, config),
        smallPicture(picture),
      ]);
      const certificate = sampleCertificate(defaultTemplate(), language);
      for (const layout of layoutNames) {
        const design = { layout, titleColor, contentColor, background };
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
  }, [titleColor, contentColor, picture, language, config]);

  return miniatures;
}
