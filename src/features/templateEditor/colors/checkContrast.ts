import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { getContrastRatio } from '#domain/color/oklch.ts';
import type { CertificateDesign } from '#rendering/design.ts';
import { getDesignColors, isArtworkLayout } from '#rendering/layouts/layoutProperties.ts';

/** Result of checking the contrast of a colour that the user chose. Ratios are WCAG contrast ratios, 1 to 21. */
export type ContrastResult =
  | { kind: 'ok'; ratio: number }
  /** The contrast is too low. `tone` is the nearest legible colour, `toneRatio` its contrast ratio. */
  | { kind: 'low'; ratio: number; tone: string; toneRatio: number }
  /** The contrast is too low, but the layout adds an outline that makes the text legible. */
  | { kind: 'adjusted'; ratio: number }
  /**
   * The layout uses the colour as background. `ratio` is the contrast ratio between this background and the light text
   * on it.
   */
  | { kind: 'background'; ratio: number }
  /** The background is an image. Rendering adapts the colour to the image, so no ratio is known. */
  | { kind: 'onArtwork' };

type ColorRole = 'title' | 'content';

/** The minimum contrast of text (WCAG AA). */
const minContrast = 4.5;

const isDarkLayout = ({ layout }: CertificateDesign) => layoutDefinitions[layout].scheme === 'dark';

/**
 * Checks the contrast between a colour of the template and the background of its layout. Layouts that place text on a
 * full-page image are not checked. In all other layouts, text is never on top of the image.
 */
export function checkContrast(design: CertificateDesign, role: ColorRole): ContrastResult {
  if (isArtworkLayout(design.layout) && design.backgroundImage) return { kind: 'onArtwork' };
  if (isDarkLayout(design) && role === 'content') {
    return {
      kind: 'background',
      ratio: getContrastRatio(getDesignColors(design).content, getSurfaceColor(design)),
    };
  }
  const color = role === 'title' ? design.titleColor : design.contentColor;
  const surface = getSurfaceColor(design);
  const ratio = getContrastRatio(color, surface);
  if (ratio >= minContrast) return { kind: 'ok', ratio };
  if (role === 'title' && getDesignColors(design).smallTitleContour)
    return { kind: 'adjusted', ratio };
  const tone = findToneForRole(design, role);
  return {
    kind: 'low',
    ratio,
    tone,
    toneRatio: getContrastRatio(tone, getSurfaceColor(replaceColor(design, role, tone))),
  };
}

/**
 * Finds the legible colour that is nearest to the chosen colour. Most layouts tint their background with this colour,
 * so the found colour must be legible on the background that results from it.
 */
function findToneForRole(design: CertificateDesign, role: ColorRole): string {
  const color = role === 'title' ? design.titleColor : design.contentColor;
  const direction = isDarkLayout(design) ? 'lighter' : 'darker';
  const surfaces = [getSurfaceColor(design)];
  for (;;) {
    const tone = findLegibleTone(color, surfaces, minContrast, direction);
    const surface = getSurfaceColor(replaceColor(design, role, tone));
    if (getContrastRatio(tone, surface) >= minContrast || surfaces.includes(surface)) return tone;
    surfaces.push(surface);
  }
}

function replaceColor(
  design: CertificateDesign,
  role: ColorRole,
  color: string,
): CertificateDesign {
  return role === 'title' ? { ...design, titleColor: color } : { ...design, contentColor: color };
}

const getSurfaceColor = (design: CertificateDesign): string => getDesignColors(design).background;

/**
 * Rounds a contrast ratio to one decimal. A ratio below the minimum is never rounded up to the minimum.
 * @param isLow whether the ratio is below the minimum
 */
export function roundContrastRatio(ratio: number, isLow: boolean): number {
  const rounded = Math.round(ratio * 10) / 10;
  const isRoundedUp = isLow && rounded === minContrast && rounded > ratio;
  return isRoundedUp ? rounded - 0.1 : rounded;
}
