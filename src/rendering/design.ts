import type { FocalPoint } from '#model/template/focalPoint.ts';
import type { CertificateTemplate, LayoutName } from '#model/template/template.ts';
import type { Tones } from './picture/tones.ts';

/** What a template decides about the look of a certificate. Colours are `#RRGGBB`. */
export interface CertificateDesign {
  layout: LayoutName;
  titleColor: string;
  contentColor: string;
  background?: BackgroundPicture | undefined;
  /** Pictures of the company's, as far as it has them. */
  brand?: BrandPictures | undefined;
  /** For printers that do not reach the paper's edges. */
  isMarginSafe?: boolean | undefined;
}

/** A logo, and what each that signs has signed, in their order. */
export interface BrandPictures {
  logo?: BackgroundPicture | undefined;
  signatures: readonly (BackgroundPicture | undefined)[];
}

/** A picture with its size in pixels. */
export interface BackgroundPicture {
  url: string;
  width: number;
  height: number;
  /** Where words stand on it, and it could be looked at. */
  tones?: Tones | undefined;
  /** Default: its middle. */
  focalPoint?: FocalPoint | undefined;
}

/** The look of a template with its picture, once that is there. */
export function designOf(
  template: CertificateTemplate,
  background?: BackgroundPicture,
): CertificateDesign {
  return {
    layout: template.layout,
    titleColor: `#${template.colors.title}`,
    contentColor: `#${template.colors.content}`,
    background,
  };
}
