import { centerPoint } from './focalPoint.ts';
import type { CertificateTemplate, LayoutName } from './template.ts';

/** Returns true if the template has both an original background image and a cropped version of it. */
export const hasCroppedImage = ({
  backgroundImage,
  rawImage,
}: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage'>): boolean =>
  backgroundImage !== '' && rawImage !== '' && backgroundImage !== rawImage;

/**
 * Sets the visible part of the background image to the middle of the original image, if the stored cropped image was
 * made for another layout.
 * @param storedLayout layout for which the stored cropped image was made
 */
export function resetCropForLayout(
  template: CertificateTemplate,
  storedLayout: LayoutName,
): CertificateTemplate {
  const isValidCrop = template.focalPoint !== undefined || template.layout === storedLayout;
  return isValidCrop || !hasCroppedImage(template)
    ? template
    : { ...template, focalPoint: centerPoint };
}
