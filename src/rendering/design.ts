import type { CertificateTemplate, LayoutName } from '#model/template/template.ts';

/** What a template decides about the look of a certificate. Colours are `#RRGGBB`. */
export interface CertificateDesign {
  layout: LayoutName;
  titleColor: string;
  contentColor: string;
  background?: BackgroundPicture | undefined;
}

/** A picture with its size in pixels: it covers the page, centred, and the page cuts the rest. */
export interface BackgroundPicture {
  url: string;
  width: number;
  height: number;
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
