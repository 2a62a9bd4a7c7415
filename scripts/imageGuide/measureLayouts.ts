import {
  areasOfEach,
  defaultTemplate,
  type LayoutName,
  layoutNames,
} from '../../src/model/template/template.ts';
import { certificateText, textsOf } from '../../src/rendering/certificateText.ts';
import { designOf } from '../../src/rendering/design.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { refuseForeign } from '../../src/rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
import type { Side } from '../../src/rendering/scene.ts';
import { sampleCertificate } from '../../src/rendering/samples.ts';
import { loadWording } from '../../src/rendering/wording.ts';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Panel extends Rectangle {
  opacity: number;
}

/** What a layout covers of a background image. Points. */
export interface Coverage {
  layout: LayoutName;
  front: readonly Panel[];
  back: readonly Panel[];
  /** Where the words of the front stand. */
  text: Rectangle;
}

/** Corner and sides of a rectangle as the layouts write it. */
const RECTANGLE = /^M([\d.]+) ([\d.]+)l([\d.]+) 0l0 ([\d.]+)l/;

/** Panels and bands: rectangles that let a little of the picture through. */
function coveredBy({ ground }: Side): Panel[] {
  return ground.shapes.flatMap((shape) => {
    if (shape.kind !== 'path') return [];
    const { d, fill, opacity = 1 } = shape;
    const [, ...numbers] = RECTANGLE.exec(d) ?? [];
    if (!fill || opacity === 1 || numbers.length === 0) return [];
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return [{ x, y, width, height, opacity }];
  });
}

/** The rectangle around all words of a side. */
function textOf({ shapes }: Side): Rectangle {
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const x = Math.min(...texts.map(({ xs }) => Math.min(...xs)));
  const y = Math.min(...texts.map((text) => text.y - text.size));
  const right = Math.max(...texts.map((text) => text.right));
  const bottom = Math.max(...texts.map((text) => text.y + text.size * 0.3));
  return { x, y, width: right - x, height: bottom - y };
}

/** What each layout covers of a background image, front and back, and where the front's words stand. Points. */
export async function measureLayouts(): Promise<Coverage[]> {
  const place = { timeZone: 'UTC', publicUrl: 'https://example.com', hasLanguagePaths: true };
  const wording = await loadWording('pt', place);
  const area = 'Informações do certificado '.repeat(10).trim();
  const customFields = areasOfEach(() => [area, area, area]);
  return Promise.all(
    layoutNames.map(async (layout) => {
      const template = { ...defaultTemplate(), layout, customFields };
      const certificate = sampleCertificate(template, 'pt', { kind: 'longest' });
      const text = certificateText(certificate, wording);
      const design = designOf(template, { url: 'picture', width: 3508, height: 2480 });
      const fonts = await loadFonts(textsOf(text), refuseForeign);
      const { front, back } = layoutCertificate(text, design, fonts);
      return { layout, front: coveredBy(front), back: coveredBy(back), text: textOf(front) };
    }),
  );
}
