import { legibleTone } from '#model/color/legibleTone.ts';
import { contrast } from '#model/color/oklch.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { colorsOf, isArtwork, looks } from '#rendering/layouts/looks.ts';

/** How well text in a chosen colour reads on the certificate. Ratios are WCAG contrast, 1 to 21. */
export type Judgement =
  | { kind: 'ok'; ratio: number }
  /** `tone` is the nearest colour that reads. */
  | { kind: 'low'; ratio: number; tone: string; toneRatio: number }
  /** It is too weak for letters by itself, and the layout sees to it that they read. */
  | { kind: 'kept'; ratio: number }
  /** The colour is the ground of the text, not the text: `ratio` is that of the light tone drawn on it. */
  | { kind: 'ground'; ratio: number }
  /** The ground is a picture: the colour is toned where that needs it. */
  | { kind: 'onArtwork' };

type ColorRole = 'title' | 'content';

/** What letters need. */
const readable = 4.5;

const isNight = ({ layout }: CertificateDesign) => looks[layout].tone === 'night';

/** Judges a colour against what its layout draws behind it; a picture is behind text only where it is the page. */
export function judgeColor(design: CertificateDesign, role: ColorRole): Judgement {
  if (isArtwork(design.layout) && design.background) return { kind: 'onArtwork' };
  if (isNight(design) && role === 'content') {
    return { kind: 'ground', ratio: contrast(colorsOf(design).content, groundOf(design)) };
  }
  const chosen = role === 'title' ? design.titleColor : design.contentColor;
  const ground = groundOf(design);
  const ratio = contrast(chosen, ground);
  if (ratio >= readable) return { kind: 'ok', ratio };
  if (role === 'title' && colorsOf(design).titleContour) return { kind: 'kept', ratio };
  const tone = toneFor(design, role);
  return {
    kind: 'low',
    ratio,
    tone,
    toneRatio: contrast(tone, groundOf(wearing(design, role, tone))),
  };
}

/** The nearest tone that reads also once it is chosen: most papers have a breath of the colour that they carry. */
function toneFor(design: CertificateDesign, role: ColorRole): string {
  const chosen = role === 'title' ? design.titleColor : design.contentColor;
  const direction = isNight(design) ? 'lighter' : 'darker';
  const grounds = [groundOf(design)];
  for (;;) {
    const tone = legibleTone(chosen, grounds, readable, direction);
    const ground = groundOf(wearing(design, role, tone));
    if (contrast(tone, ground) >= readable || grounds.includes(ground)) return tone;
    grounds.push(ground);
  }
}

function wearing(design: CertificateDesign, role: ColorRole, color: string): CertificateDesign {
  return role === 'title' ? { ...design, titleColor: color } : { ...design, contentColor: color };
}

const groundOf = (design: CertificateDesign): string => colorsOf(design).paper;

/**
 * A ratio to one decimal, as it is shown. One that does not reach what is needed is never rounded up to it.
 * @param isLow whether it fell short
 */
export function shownRatio(ratio: number, isLow: boolean): number {
  const rounded = Math.round(ratio * 10) / 10;
  const isFlattered = isLow && rounded === readable && rounded > ratio;
  return isFlattered ? rounded - 0.1 : rounded;
}
