import type { LayoutInput } from '../layout.ts';
import { createFilledRectangle } from '../slots.ts';
import { isCompactLogo } from '../layoutContext.ts';
import type { ColumnGraphic } from '../columnText.ts';
import { type ImageAlignment, addAltText, fitImageToContain } from '../../fitImage.ts';
import type { Box, ImageShape } from '../../scene.ts';

/** Creates the company's logo, scaled to fit into a box. Returns an empty array if the company has no logo. */
export function createLogo(
  { text, brand }: Pick<LayoutInput, 'text' | 'brand'>,
  box: Box,
  alignment?: ImageAlignment,
): ImageShape[] {
  const { logo } = brand;
  if (!logo) return [];
  const alt = text.company === '' ? text.legalName : text.company;
  return [addAltText(fitImageToContain(logo, box, alignment), alt)];
}

/** Space between a wide logo of full height and the edges of the plate behind it, points. */
const platePadding = { x: 12, y: 4 };

/**
 * Creates a logo to place above the texts of a column. Used for logos that are too wide for the round seal.
 * @param plate colour of a rectangle behind the logo. Default: no rectangle
 */
export function createWideLogoGraphic(
  input: Pick<LayoutInput, 'text' | 'brand'>,
  width: number,
  height: number,
  align: 'left' | 'center',
  plate?: string,
): ColumnGraphic[] {
  const { logo } = input.brand;
  if (!logo || isCompactLogo(logo)) return [];
  const fullHeight = height + (plate ? 2 * platePadding.y : 0);
  const draw = (x: number, y: number, shrunkHeight: number) => {
    // The plate shrinks with the logo, so that a small logo does not lose half of its height to the plate's edges.
    const share = plate ? shrunkHeight / fullHeight : 0;
    const [paddingX, paddingY] = [platePadding.x * share, platePadding.y * share];
    const images = createLogo(
      input,
      {
        x: align === 'center' ? x - width / 2 : x,
        y: y + paddingY,
        width,
        height: shrunkHeight - 2 * paddingY,
      },
      { align },
    );
    const plates = images.map((image) =>
      createFilledRectangle(
        image.x - paddingX,
        image.y - paddingY,
        image.width + 2 * paddingX,
        image.height + 2 * paddingY,
        plate ?? '',
      ),
    );
    return plate ? [...plates, ...images] : images;
  };
  return [{ height: fullHeight, gap: 0, isShrinkable: true, draw }];
}
