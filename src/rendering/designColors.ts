import { inkOn, legibleTone } from '#model/color/legibleTone.ts';
import { contrast, fromOklch, mix, toOklch } from '#model/color/oklch.ts';
import type { CertificateDesign } from './design.ts';

/** The colours of one design by what they are for. `title`, `content` and `fill` are drawn as they were chosen. */
export interface DesignColors {
  paper: string;
  title: string;
  /** Small text in the title's hue, toned until it reads. */
  titleText: string;
  content: string;
  muted: string;
  /** Hairlines. */
  rule: string;
  /** Bands, seals, tiles. */
  fill: string;
  /** Text and patterns on `fill`. */
  onFill: string;
  /** Of a band over a picture: as open as its text allows. 1 without a picture. */
  bandOpacity: number;
}

/** How much of the paper covers a picture: behind text, and over the whole night. */
export const panelOpacity = 0.94;
export const nightOpacity = 0.88;

const bandOpacities = [0.88, 0.9, 0.92, 0.94, 0.96, 0.98];
const readable = 4.5;

/** Colours on light paper. */
export function dayColors(design: CertificateDesign, paper: string): DesignColors {
  const { titleColor, contentColor } = design;
  // The darkest that a picture can make the paper.
  const behind = design.background ? mix(paper, '#000000', panelOpacity) : paper;
  const onFill = inkOn(titleColor);
  return {
    paper,
    title: titleColor,
    titleText: legibleTone(titleColor, [behind], readable, 'darker'),
    content: contentColor,
    muted: legibleTone(mix(contentColor, behind, 0.68), [behind], readable, 'darker'),
    rule: mix(titleColor, paper, 0.55),
    fill: titleColor,
    onFill,
    bandOpacity: design.background ? bandOpacityOf(titleColor, onFill) : 1,
  };
}

/** Colours on dark paper: the content colour is the ground, so text is white with a breath of it. */
export function nightColors(design: CertificateDesign): DesignColors {
  const { titleColor, contentColor } = design;
  const { L, C, H } = toOklch(contentColor);
  const paper = fromOklch({ L: Math.min(L, 0.235), C: Math.min(C, 0.05), H });
  const behind = design.background ? mix(paper, '#FFFFFF', nightOpacity) : paper;
  const title = legibleTone(titleColor, [behind], readable, 'lighter');
  const light = mix('#FFFFFF', contentColor, 0.94);
  return {
    paper,
    title,
    titleText: title,
    content: legibleTone(light, [behind], 7, 'lighter'),
    muted: legibleTone(mix(light, behind, 0.7), [behind], readable, 'lighter'),
    rule: mix(legibleTone(titleColor, [paper], 3, 'lighter'), paper, 0.5),
    fill: titleColor,
    onFill: inkOn(titleColor),
    bandOpacity: 1,
  };
}

function bandOpacityOf(band: string, ink: string): number {
  const reads = (opacity: number) =>
    ['#000000', '#FFFFFF'].every(
      (extreme) => contrast(ink, mix(band, extreme, opacity)) >= readable,
    );
  return bandOpacities.find(reads) ?? 1;
}
