import { logos, photograph, signatories, signatureImage } from '#testing/brand.ts';
import { layoutNames } from '#domain/template/template.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { loadAllFonts } from '#testing/fonts.ts';
import { createTestScene } from '#testing/layouts.ts';
import { selectCases } from '#testing/selectCases.ts';
import { type CertificateText, createCertificateText } from './certificateText.ts';
import type { BrandImages } from './design.ts';
import { minLargestToOtherTextRatio, minTextSize } from './layouts/columnText.ts';
import { type Box, landscapePageSize, type Shape, type Side, type TextShape } from './scene.ts';

const fonts = loadAllFonts();

const brand = {
  legalName: 'Vértice Energia e Participações S.A.',
  logoUrl: logos.wide.url,
  signatures: signatories,
};
const programme = {
  text: 'Fundamentos da segurança: papéis, riscos e resposta a incidentes. '.repeat(14).trim(),
  instructor: 'Eng.ª Helena Prado Siqueira, CREA 123456-7',
  place: 'Usina Serra Azul, Jaguariaíva (PR)',
};

interface BoxedItem {
  name: string;
  box: Box;
}

/** Lists the boxes of texts and brand images on a side. */
function listItems({ shapes }: Side): BoxedItem[] {
  return shapes.flatMap((shape): BoxedItem[] => {
    if (shape.kind === 'text') {
      const [x = 0] = shape.xs;
      const height = shape.size * 0.88;
      const box = { x, y: shape.y - shape.size * 0.7, width: shape.right - x, height };
      return [{ name: shape.text, box }];
    }
    return shape.kind === 'image' ? [{ name: shape.url, box: shape }] : [];
  });
}

/** Width of the page margin on which printers cannot print: eight millimetres, in points. */
const printMargin = 22.6;

/** Allowed vertical overlap, because a signature may extend below its line, points. */
const maxOverlap = 3.2;

function findOverlaps(side: Side): string[] {
  const all = listItems(side);
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(({ box }) => areOverlapping(a.box, box))
      .map((b) => `${a.name} / ${b.name}`),
  );
}

function areOverlapping(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 1 && down > maxOverlap;
}

function findOutside(side: Side, margin: number): string[] {
  return listItems(side)
    .filter(
      ({ box: { x, y, width, height } }) =>
        Math.min(x, y, landscapePageSize.width - x - width, landscapePageSize.height - y - height) <
        margin,
    )
    .map(({ name }) => name);
}

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
/** Lists the font sizes of texts, without monograms, which are decoration. */
const listTextSizes = ({ shapes }: Side) =>
  shapes
    .filter(isText)
    .filter(({ block }) => block.role !== 'Artifact')
    .map(({ size }) => size);

const texts = new Map<string, CertificateText>();
beforeAll(async () => {
  const documentLocale = await loadTestDocumentLocale('pt');
  for (const kind of ['typical', 'longest', 'missing'] as const)
    for (const count of [1, 2]) {
      const signatures = brand.signatures.slice(0, count);
      const sample = { ...certificateSamples[kind], brand: { ...brand, signatures }, programme };
      texts.set(
        `${kind} ${count}`,
        createCertificateText(createCertificate(sample), documentLocale),
      );
    }
});

const colors = { titleColor: '#1F3A5F', contentColor: '#262A33' };
const cases = (['typical', 'longest', 'missing'] as const).flatMap((kind) =>
  [1, 2].flatMap((count) =>
    (['compact', 'wide'] as const).map((logo) => [kind, count, logo] as const),
  ),
);

describe.each(layoutNames)('%s with a brand and a programme', (layout) => {
  test.each(selectCases(cases, 3, layoutNames.indexOf(layout)))(
    'holds %s texts, %d signatures and a %s logo without overlaps and inside the margins',
    (kind, count, logo) => {
      const text = texts.get(`${kind} ${count}`);
      if (!text) throw new Error('No such text');
      const images: BrandImages = {
        logo: logos[logo],
        signatures: text.signatories.map(() => signatureImage),
      };
      const looks = [undefined, photograph].flatMap((backgroundImage) =>
        [false, true].flatMap((isMarginSafe) =>
          [false, true].map((showsCodeOnFront) => ({
            backgroundImage,
            isMarginSafe,
            showsCodeOnFront,
          })),
        ),
      );
      for (const look of looks) {
        const design = { layout, ...colors, ...look, brand: images };
        const { front, back, fitting } = createTestScene(text, design, fonts);
        for (const side of [front, back]) {
          expect(findOverlaps(side)).toEqual([]);
          expect(findOutside(side, printMargin)).toEqual([]);
          expect(Math.min(...listTextSizes(side))).toBeGreaterThanOrEqual(minTextSize - 0.001);
        }
        // An area without space moves to the back completely, without a leftover ellipsis.
        expect(front.shapes.filter(isText).map((shape) => shape.text)).not.toContain('…');
        const largest = Math.max(
          ...listTextSizes(front).filter((size) => size !== fitting.nameSize),
        );
        expect(fitting.nameSize / largest).toBeGreaterThanOrEqual(
          minLargestToOtherTextRatio - 0.001,
        );
      }
    },
  );
});
