import type { BackgroundLayer, PageSize } from '../scene.ts';
import { formatBackgroundWithBleed } from './backgroundWithBleed.ts';
import { bleedWidth, formatCropMarks, formatSheetBoxes, sheetMargin } from './bleed.ts';
import { Painter, type PainterResources } from './Painter.ts';
import type { PdfResources } from './pdfInput.ts';
import { decodeLatin1, encodeLatin1, formatNumbers } from './syntax.ts';

/** Paper on which the pages of a document are drawn. Lengths are in points. */
export interface PageFormat {
  /** Distinguishes the backgrounds of different formats. */
  name: string;
  /** Distance of the page from the edges of the paper. */
  margin: number;
  /** Width of the area around the page in which the background continues. */
  bleed: number;
  /** Formats the page boxes of a page's dictionary. */
  formatBoxes(this: void, size: PageSize): string;
  /** Formats operators that draw marks around the page. */
  formatMarks(this: void, size: PageSize): string;
  paintBackground(
    this: void,
    shapes: BackgroundLayer['shapes'],
    size: PageSize,
    resources: PainterResources,
  ): Uint8Array;
}

const paperOfPageSize: PageFormat = {
  name: '',
  margin: 0,
  bleed: 0,
  formatBoxes: ({ width, height }) => `/MediaBox[0 0 ${formatNumbers(width, height)}]`,
  formatMarks: () => '',
  paintBackground: (shapes, _size, resources) => {
    const painter = new Painter(resources);
    painter.paintBackground(shapes);
    return painter.bytes;
  },
};

const sheetForPrintShop: PageFormat = {
  name: 'bleed|',
  margin: sheetMargin,
  bleed: bleedWidth,
  formatBoxes: formatSheetBoxes,
  formatMarks: formatCropMarks,
  paintBackground: (shapes, size, resources) =>
    encodeLatin1(
      formatBackgroundWithBleed(shapes, size, (shape) => {
        const painter = new Painter(resources);
        painter.paintBackground([shape]);
        return decodeLatin1(painter.bytes);
      }),
    ),
};

/** Returns the paper for the pages of a document. */
export const getPageFormat = ({ hasBleed = false }: Pick<PdfResources, 'hasBleed'>): PageFormat =>
  hasBleed ? sheetForPrintShop : paperOfPageSize;
