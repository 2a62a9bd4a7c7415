import type { FocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate, LayoutName } from '#domain/template/template.ts';
import type { BrightnessMap } from './images/tones.ts';

/** Look of a certificate, taken from its template and from the company's brand. Colours have the form `#RRGGBB`. */
export interface CertificateDesign {
  layout: LayoutName;
  titleColor: string;
  contentColor: string;
  backgroundImage?: DesignImage | undefined;
  /**
   * Logo and signature images of the company. Undefined if they are not loaded; single images that do not exist are
   * undefined too.
   */
  brand?: BrandImages | undefined;
  /** Whether the front shows the validation ID and a QR code. */
  showsCodeOnFront?: boolean | undefined;
  /** Whether nothing is drawn near the edges of the page, because many printers cannot print there. */
  isMarginSafe?: boolean | undefined;
}

/** Images of a company's brand: the logo and the signatures, in the same order as the signatories. */
export interface BrandImages {
  logo?: DesignImage | undefined;
  signatures: readonly (DesignImage | undefined)[];
}

/** An image with its size in pixels. */
export interface DesignImage {
  /** URL from which the image is loaded for the screen, for print and for the PDF. */
  url: string;
  /** URL of the image in the template or brand. Undefined if it is the same as `url`. */
  source?: string | undefined;
  width: number;
  height: number;
  /**
   * Brightness map of the image, from which legible colours are chosen for text on the image. Undefined if no text is
   * drawn on the image, or if the image could not be decoded.
   */
  tones?: BrightnessMap | undefined;
  /** Point of the image that stays visible when the image is cropped. Default: the middle of the image. */
  focalPoint?: FocalPoint | undefined;
}

/** Creates the design of a certificate from its template. The background image is optional. */
export function createDesign(
  template: CertificateTemplate,
  backgroundImage?: DesignImage,
): CertificateDesign {
  return {
    layout: template.layout,
    titleColor: `#${template.colors.title}`,
    contentColor: `#${template.colors.content}`,
    backgroundImage,
    ...(template.showsCodeOnFront && { showsCodeOnFront: true }),
  };
}
