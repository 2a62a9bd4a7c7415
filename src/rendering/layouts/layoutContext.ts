import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { CertificateText } from '../certificateText.ts';
import type { DesignImage, CertificateDesign } from '../design.ts';
import { createQrCode } from '../qrCode.ts';

/**
 * Optional contents of a certificate that affect its layout. Together with the design's colours, these values fully
 * determine the background ornaments.
 */
export interface PresentLayoutElements {
  hasBackgroundImage: boolean;
  /** Whether the front has a footer: the company's legal name or a custom text. */
  hasFooter: boolean;
  signatures: 0 | 1 | 2;
  /** Content in the middle of the seal. */
  emblem: 'star' | 'monogram' | 'logo';
  /** Whether the page keeps a print margin: nothing is drawn near the page's edges, where printers cannot print. */
  isMarginSafe: boolean;
  /** Whether the front shows the validation ID and a QR code. */
  hasCodeOnFront: boolean;
  /** Whether the seal is smaller than usual, because texts need the space. Only some layouts have such a seal. */
  hasSmallSeal: boolean;
}

export function getPresentLayoutElements(
  text: CertificateText,
  design: CertificateDesign,
): PresentLayoutElements {
  const logo = design.brand?.logo;
  const isCompact = logo !== undefined && isCompactLogo(logo);
  const [first, second] = text.signatories;
  return {
    hasBackgroundImage: design.backgroundImage !== undefined,
    hasFooter: text.legalName !== '' || text.footer !== '',
    signatures: second ? 2 : first ? 1 : 0,
    emblem: isCompact ? 'logo' : logo && getMonogram(text.company) ? 'monogram' : 'star',
    isMarginSafe: design.isMarginSafe ?? false,
    hasCodeOnFront: (design.showsCodeOnFront ?? false) && isShortEnoughForSmallCode(text.url),
    hasSmallSeal: false,
  };
}

/**
 * Maximum number of modules on a side of the code on the front. With more modules, that is with a longer address, a
 * module would be narrower than a third of a millimetre, which cameras of telephones do not read reliably from paper.
 */
const maxSmallCodeModules = 45;

const isShortEnoughForSmallCode = (url: string): boolean =>
  createQrCode(url, 'low').modules <= maxSmallCodeModules;

/** Maximum ratio of width to height of a logo in the seal. */
const maxLogoRatio = 1.6;

/** Returns whether a logo is narrow enough for the middle of the seal. */
export const isCompactLogo = ({ width, height }: DesignImage): boolean =>
  width / height <= maxLogoRatio;

const ignoredWords = /^(?:s\.?\/?a\.?|ltda\.?|d[aeo]s?|e|y|del|the|of|and)$/i;

/**
 * Returns the initials of the first two significant words of a company's name. Returns an empty text if no word starts
 * with a letter.
 */
export function getMonogram(company: string): string {
  const words = company
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !ignoredWords.test(word));
  const letters = words.slice(0, 2).map((word) => {
    const [letter = ''] = splitGraphemes(word);
    return toInitial(letter);
  });
  return letters.join('');
}

/**
 * Returns the capital of a letter. Returns the letter unchanged if its capital depends on the language, because the
 * language of a company's name is unknown: the capital of i is İ in Turkish, ß and ŉ have no single capital letter, and
 * Georgian words never begin with a capital.
 */
function toInitial(letter: string): string {
  const capital = letter.toUpperCase();
  const isCertain = capital.length === letter.length && !/^i|^\p{Script=Georgian}/u.test(letter);
  return isCertain ? capital : letter;
}
