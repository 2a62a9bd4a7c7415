/** Tests the spaces between the texts of fronts, and between texts and the edges around them. */
import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { legalName, logos, photograph, signatories } from '#testing/brand.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { layoutTestFront, typicalText } from '#testing/layouts.ts';
import { getBoundingBox } from '#testing/paths.ts';
import { type CertificateText, createCertificateText } from '../certificateText.ts';
import type { CertificateDesign } from '../design.ts';
import type { PathShape, Side, TextShape } from '../scene.ts';
import { isArtworkLayout } from './layoutProperties.ts';

let longest: CertificateText;
beforeAll(async () => {
  longest = createCertificateText(
    createCertificate(certificateSamples.longest),
    await loadTestDocumentLocale('pt'),
  );
});

function drawFront(
  layout: LayoutName,
  text: CertificateText,
  design: Partial<CertificateDesign> = {},
): Side {
  return layoutTestFront(text, {
    layout,
    titleColor: '#1F3A5F',
    contentColor: '#262A33',
    brand: { logo: logos.compact, signatures: [] },
    ...design,
  });
}

const listTexts = ({ shapes }: Side) =>
  shapes.filter((shape): shape is TextShape => shape.kind === 'text');
const findText = (side: Side, start: string) =>
  listTexts(side).find(({ text }) => text.startsWith(start));
const simplify = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const joinTexts = (side: Side) =>
  listTexts(side)
    .map(({ text }) => simplify(text))
    .join(' ');

/** Height of capitals of the sans-serif faces, in ems. */
const capHeight = 0.727;

describe('duration', () => {
  it.each(layoutNames)('has more space above than other lines in %s', (layout) => {
    const front = drawFront(layout, typicalText, { brand: undefined });
    const duration = findText(front, typicalText.duration.value);
    const course = findText(front, typicalText.course);
    if (!duration || !course) throw new Error('No duration');
    const descent = 0.29 * course.size;
    const space = duration.y - capHeight * duration.size - course.y - descent;
    expect(space).toBeGreaterThan(8);
    expect(space).toBeLessThan(18);
  });
});

describe('name of a learner', () => {
  it.each([
    ['Layout1', 0],
    ['Layout1', 2],
    ['Layout4', 0],
    ['Layout4', 2],
  ] as const)('takes two lines before custom text is cut in %s, %d signatures', (layout, count) => {
    const text = { ...longest, legalName, signatories: signatories.slice(0, count) };
    const front = drawFront(layout, text);
    expect(joinTexts(front)).toContain(simplify(longest.center));
    const lines = listTexts(front).filter(
      ({ size, text: line }) => size >= 24 && text.name.includes(line.trim()),
    );
    expect(lines).toHaveLength(2);
  });
});

it('the name of a learner shrinks before custom text is cut in Layout3', () => {
  const text = { ...longest, legalName, signatories };
  const front = drawFront('Layout3', text);
  expect(joinTexts(front)).toContain(simplify(longest.center));
  const size = Math.max(...listTexts(front).map((shape) => shape.size));
  expect(size).toBeGreaterThanOrEqual(24);
});

describe('custom texts that are too long for the usual front', () => {
  it.each(['Layout1', 'Layout2', 'Layout3', 'Layout6', 'Layout7', 'Layout8'] as const)(
    'get a third line of the header before it is cut in %s',
    (layout) => {
      const front = drawFront(layout, longest, { brand: undefined });
      for (const words of [longest.header, longest.center])
        expect(joinTexts(front)).toContain(simplify(words));
    },
  );

  it('get a smaller seal and a second line of the footer in Layout5 without signatures', () => {
    const front = drawFront('Layout5', longest, { brand: undefined });
    expect(joinTexts(front)).toContain(simplify(longest.footer));
  });

  it.each(['Layout1', 'Layout5'] as const)(
    'all have a note on the front of %s beside an image if they continue on the back',
    (layout) => {
      const front = drawFront(layout, longest, { brand: undefined, backgroundImage: photograph });
      for (const words of [longest.header, longest.center, longest.footer])
        expect(joinTexts(front)).toContain(simplify(words).slice(0, 40));
    },
  );
});

describe('header', () => {
  const designs = ([undefined, photograph] as const).flatMap((backgroundImage) =>
    ([undefined, 'compact'] as const).flatMap((logo) =>
      [false, true].map((showsCodeOnFront) => ({ backgroundImage, logo, showsCodeOnFront })),
    ),
  );
  it.each(layoutNames)('is whole on the front of %s with the longest texts', (layout) => {
    for (const { logo, ...design } of designs) {
      const text = logo ? { ...longest, legalName, signatories } : longest;
      const brand = logo && { logo: logos[logo], signatures: [] };
      const front = drawFront(layout, text, { ...design, brand });
      expect([design, joinTexts(front)]).toEqual([
        design,
        expect.stringContaining(simplify(longest.header)),
      ]);
    }
  });
});

describe('note that the center continues on the back', () => {
  const brand = { logo: logos.wide, signatures: [] };
  const design = { backgroundImage: photograph, brand };

  it.each(['Layout1', 'Layout4', 'Layout5'] as const)(
    'is beside the duration in %s if nothing of the center fits',
    (layout) => {
      const text = { ...longest, legalName, signatories };
      const front = drawFront(layout, text, design);
      expect(joinTexts(front)).not.toContain(simplify(longest.center).slice(0, 30));
      const line = `${longest.duration.value} · ${longest.continuation.wholeText}`;
      expect(simplify(findText(front, longest.duration.value)?.text ?? '')).toBe(line);
    },
  );

  it.each(layoutNames)('is not mistaken for a custom text with the same words, in %s', (layout) => {
    const center = `(${typicalText.continuation.front})`;
    const front = drawFront(layout, { ...typicalText, center });
    expect(simplify(findText(front, center)?.text ?? '')).toBe(center);
  });

  it.each(['Layout4', 'Layout5'] as const)(
    'does not shorten the header in %s, without a duration',
    (layout) => {
      const text = { ...longest, legalName, signatories, duration: { label: '', value: '' } };
      const withCenter = joinTexts(drawFront(layout, text, design));
      const withoutCenter = joinTexts(drawFront(layout, { ...text, center: '' }, design));
      expect(withoutCenter).toContain(simplify(longest.header).slice(0, 40));
      expect(withCenter.includes(simplify(longest.header))).toBe(
        withoutCenter.includes(simplify(longest.header)),
      );
    },
  );
});

describe('lines beside the seal', () => {
  it.each(['Layout1', 'Layout5'] as const)(
    'do not reach as far as signature lines if there are no signatures: %s',
    (layout) => {
      for (const backgroundImage of [undefined, photograph]) {
        const { background } = drawFront(layout, typicalText, { backgroundImage });
        const widths = background.shapes
          .filter((shape): shape is PathShape => shape.kind === 'path')
          .map(({ d }) => getBoundingBox(d))
          .filter(({ top, bottom }) => top === bottom)
          .map(({ left, right }) => right - left)
          // The lines of the frame are as wide as the page.
          .filter((width) => width < 700);
        expect(widths).toHaveLength(1);
        expect(widths[0]).toBeLessThanOrEqual(220);
      }
    },
  );
});

it('centres the texts of Layout5 on the panel beside an image', () => {
  const text = { ...typicalText, signatories };
  const front = drawFront('Layout5', text, { backgroundImage: photograph });
  const certify = findText(front, text.certify);
  if (!certify) throw new Error('No text');
  const panel = { left: 46, right: 552 };
  expect(((certify.xs[0] ?? NaN) + certify.right) / 2).toBeCloseTo(
    (panel.left + panel.right) / 2,
    0,
  );
});

describe('date on the band of Layout2', () => {
  const { label, value } = typicalText.completionDate;

  it.each([value, label])('has no lines of the pattern behind %s', (start) => {
    const { shapes } = drawFront('Layout2', typicalText);
    const index = shapes.findIndex((shape) => shape.kind === 'text' && shape.text === start);
    const text = shapes[index];
    if (text?.kind !== 'text') throw new Error(`No text ${start}`);
    const boxes = shapes
      .slice(0, index)
      .filter((shape): shape is PathShape => shape.kind === 'path' && shape.fill !== undefined)
      .map(({ d }) => getBoundingBox(d));
    const isBehind = (box: ReturnType<typeof getBoundingBox>) =>
      box.left < (text.xs[0] ?? NaN) &&
      box.right > text.right &&
      box.top < text.y - capHeight * text.size &&
      box.bottom > text.y + 0.25 * text.size;
    expect(boxes.some(isBehind)).toBe(true);
  });
});

describe('footer', () => {
  it.each(['Layout2', 'Layout3', 'Layout6', 'Layout8'] as const)(
    'is as wide as its box, on the left edge of the texts above: %s',
    (layout) => {
      for (const signed of [0, 2]) {
        const text = {
          ...typicalText,
          footer: longest.footer,
          signatories: signatories.slice(0, signed),
        };
        const front = drawFront(layout, text);
        const lines = listTexts(front).filter(
          ({ text: line, size }) =>
            size === 7.4 &&
            simplify(longest.footer).includes(simplify(line.replace(/…?\s*\(continua.*/, ''))),
        );
        expect(lines.length).toBeGreaterThan(1);
        const widths = lines.map(({ xs, right }) => right - (xs[0] ?? NaN));
        const column = { Layout2: 541.9, Layout3: 733.9, Layout6: 543.4, Layout8: 470 }[layout];
        // Beside the date of Layout3, the footer has two of three columns.
        const width = layout === 'Layout3' && signed === 0 ? 481.3 : column;
        expect(Math.max(...widths)).toBeGreaterThan(0.8 * width);
        expect(Math.max(...widths)).toBeLessThanOrEqual(width + 0.1);
        const lefts = new Set(lines.map(({ xs }) => Math.round(xs[0] ?? NaN)));
        expect(lefts.size).toBe(1);
        if (layout !== 'Layout3')
          expect([...lefts][0]).toBeCloseTo(
            findText(front, typicalText.certify)?.xs[0] ?? NaN,
            -0.5,
          );
      }
    },
  );

  it('stands on the same line near the frame of Layout1, with one line or two', () => {
    const getLastLine = (footer: string) => {
      const front = drawFront('Layout1', { ...typicalText, footer, legalName: '', signatories });
      const texts = listTexts(front).filter(({ size }) => size === 7.4);
      return Math.max(...texts.map(({ y }) => y));
    };
    expect(getLastLine('Recife')).toBeCloseTo(getLastLine(longest.footer), 1);
  });

  it.each(['a line', 'the longest text'])(
    'is in the middle between the seal and the frame of Layout5: %s',
    (kind) => {
      const text = kind === 'a line' ? { ...typicalText, footer: 'Recife' } : longest;
      const front = drawFront('Layout5', text, { brand: undefined });
      const boxes = front.background.shapes
        .filter((shape): shape is PathShape => shape.kind === 'path' && shape.stroke !== undefined)
        .map(({ d }) => getBoundingBox(d));
      const ring = boxes.find((box) => Math.abs(box.right - box.left - box.bottom + box.top) < 0.1);
      const frame = boxes.map(({ bottom }) => bottom).filter((bottom) => bottom > 560);
      const lines = listTexts(front).filter(({ y }) => y > (ring?.bottom ?? NaN));
      const above = Math.min(...lines.map(({ y, size }) => y - capHeight * size));
      const below = Math.max(...lines.map(({ y }) => y));
      expect(above - (ring?.bottom ?? NaN)).toBeCloseTo(Math.min(...frame) - below, 0);
    },
  );

  it('ends at the foot of an image beside it in Layout5 without signatures', () => {
    for (const footer of ['Recife', longest.footer]) {
      const text = { ...typicalText, footer };
      const front = drawFront('Layout5', text, { backgroundImage: photograph, brand: undefined });
      const { y, height } = layoutDefinitions.Layout5.imageArea;
      expect(Math.max(...listTexts(front).map((shape) => shape.y))).toBeCloseTo(y + height, 1);
    }
  });

  it.each([undefined, photograph])(
    'is in the middle of the space for two lines on the panel of Layout5, with one line: %#',
    (backgroundImage) => {
      const listLineYs = (footer: string) => {
        const text = { ...typicalText, footer, legalName: '', signatories };
        const lines = listTexts(drawFront('Layout5', text, { backgroundImage }));
        return [...new Set(lines.map(({ y }) => y).filter((y) => y > 515))];
      };
      const [first = NaN, second = NaN] = listLineYs(longest.footer);
      expect(listLineYs('Recife')).toEqual([expect.closeTo((first + second) / 2, 1)]);
    },
  );

  it.each([0, 1, 2])('keeps a margin to the panel of Layout5 beside an image: %d', (logo) => {
    const brand = { logo: [undefined, logos.compact, logos.wide][logo], signatures: [] };
    const text = { ...typicalText, footer: longest.footer, legalName, signatories };
    const front = drawFront('Layout5', text, { backgroundImage: photograph, brand });
    const { y, height } = layoutDefinitions.Layout5.imageArea;
    const last = Math.max(...listTexts(front).map((shape) => shape.y + 0.24 * shape.size));
    expect(y + height - last).toBeGreaterThanOrEqual(12);
    const panel = front.background.shapes
      .filter((shape): shape is PathShape => shape.kind === 'path' && shape.fill !== undefined)
      .map(({ d }) => getBoundingBox(d))
      .find(({ left, right }) => Math.round(left) === 46 && Math.round(right) === 552);
    expect(panel?.bottom).toBeCloseTo(y + height, 1);
    expect((findText(front, 'CREA')?.y ?? NaN) + 9).toBeLessThan(
      Math.min(
        ...listTexts(front)
          .filter(({ text: line }) => longest.footer.startsWith(line))
          .map((shape) => shape.y),
      ),
    );
  });
});

it.each(layoutNames.filter((layout) => !isArtworkLayout(layout)))(
  'no two lines of the front of %s overlap',
  (layout) => {
    for (const text of [typicalText, { ...longest, legalName, signatories }])
      for (const backgroundImage of [undefined, photograph]) {
        const lines = listTexts(drawFront(layout, text, { backgroundImage })).filter(
          ({ block }) => block.role !== 'Artifact',
        );
        const overlaps = lines.flatMap((line, index) =>
          lines
            .slice(index + 1)
            .filter(
              (next) =>
                next.y !== line.y &&
                (next.xs[0] ?? 0) < line.right &&
                (line.xs[0] ?? 0) < next.right &&
                next.y > line.y - 0.65 * line.size &&
                next.y - 0.65 * next.size < line.y,
            )
            .map((next) => `${line.text} / ${next.text}`),
        );
        expect(overlaps).toEqual([]);
      }
  },
);
