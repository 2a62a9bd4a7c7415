import type { CertificateText } from '../certificateText.ts';
import type { BackgroundPicture, CertificateDesign } from '../design.ts';

/** What there is of all that may be missing. With the colours, it is all that a ground depends on. */
export interface Setting {
  hasPicture: boolean;
  /** The legal name or the footer area. */
  hasFooter: boolean;
  signatures: 0 | 1 | 2;
  /** What the middle of a seal holds. */
  emblem: 'star' | 'monogram' | 'logo';
  /** The logo has a place of its own beside a seal, which is too small for it. */
  hasWideLogo: boolean;
  /** Nothing is drawn where printers do not reach. */
  isMarginSafe: boolean;
}

export function settingOf(text: CertificateText, design: CertificateDesign): Setting {
  const logo = design.brand?.logo;
  const isCompact = logo !== undefined && isInSeal(logo);
  const [first, second] = text.signatories;
  return {
    hasPicture: design.background !== undefined,
    hasFooter: text.legalName !== '' || text.footer !== '',
    signatures: second ? 2 : first ? 1 : 0,
    emblem: isCompact ? 'logo' : logo && monogramOf(text.company) ? 'monogram' : 'star',
    hasWideLogo: logo !== undefined && !isCompact,
    isMarginSafe: design.isMarginSafe ?? false,
  };
}

/** A logo is up to this many times as wide as high in a seal. */
const widestInSeal = 1.6;

/** Whether a logo is compact enough for the middle of a seal. */
export const isInSeal = ({ width, height }: BackgroundPicture): boolean =>
  width / height <= widestInSeal;

const unsaid = /^(?:s\.?\/?a\.?|ltda\.?|d[aeo]s?|e|y|del|the|of|and)$/i;

/** The first letters of a company's first two words; empty where they are none. */
export function monogramOf(company: string): string {
  const words = company.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !unsaid.test(word));
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
