import type { FocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate, LayoutName } from '#domain/template/template.ts';
import type { ImageTones } from './images/tones.ts';

/** The look of a certificate, taken from its template and the company's brand. Colours are `#RRGGBB`. */
export interface CertificateDesign {
  layout: LayoutName;
  titleColor: string;
  contentColor: string;
  backgroundImage?: DesignImage | undefined;
  /** Logo and signature images of the company. Images that the company does not have are undefined. */
  brand?: BrandImages | undefined;
  /** Whether the page keeps a print margin: nothing is drawn near the page's edges, where printers cannot print. */
  isMarginSafe?: boolean | undefined;
}

/** The images of a company: logo, and the signature image of each signatory in the order of the signatories. */
export interface BrandImages {
  logo?: DesignImage | undefined;
  signatures: readonly (DesignImage | undefined)[];
}

/** An image with its size in pixels. */
export interface DesignImage {
  /** URL from which screen, print and PDF load the image. */
  url: string;
  /** URL of the image in the template or brand, if different from `url`. */
  source?: string | undefined;
  width: number;
  height: number;
  /**
   * Brightness map from which legible text colours are chosen. Only defined for images that have text on them and
   * could be decoded.
   */
  tones?: ImageTones | undefined;
  /** Point of the image that stays visible when the image is cropped. Default: the middle. */
  focalPoint?: FocalPoint | undefined;
}

/** Creates the design of a certificate from its template, with the background image if it is loaded. */
export function createDesign(
  template: CertificateTemplate,
  backgroundImage?: DesignImage,
): CertificateDesign {
  return {
    layout: template.layout,
    titleColor: `#${template.colors.title}`,
    contentColor: `#${template.colors.content}`,
    backgroundImage,
  };
}
