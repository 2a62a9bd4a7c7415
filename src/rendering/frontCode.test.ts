/** Tests the validation ID and the QR code on the front. */
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { logos, photograph, signatureImage } from '#testing/brand.ts';
import { languages } from '#domain/language.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { createTestScene, layoutTestFront } from '#testing/layouts.ts';
import { selectCases } from '#testing/selectCases.ts';
import { getBoundingBox, toPagePath } from '#testing/paths.ts';
import { createCertificateText, type DocumentLocale } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import { minTextSize } from './layouts/columnText.ts';
import { messages } from './messages.ts';
import { quietZoneModules } from './qrCode.ts';
import { landscapePageSize, type PathShape, type Shape, type Side } from './scene.ts';

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const signatories = [
  { name: 'Marcos Vinicius de Albuquerque e Vasconcelos', role: 'Diretor de Gente', imageUrl: '' },
  { name: 'Helena Prado Siqueira', role: 'Responsável técnica, CREA 123456-7', imageUrl: '' },
];
const brands = [
  [undefined, 0],
  ['compact', 2],
  ['wide', 2],
  ['wide', 1],
  ['compact', 0],
] as const;
const kinds = ['missing', 'typical', 'longest', 'unbreakable'] as const;
const plain = { kind: 'missing', logo: undefined, signatures: 0 } as const;
const cases = brands.flatMap(([logo, signatures]) =>
  kinds.map((kind) => ({ kind, logo, signatures })),
);
type Case = (typeof cases)[number];

let locale: DocumentLocale;
beforeAll(async () => {
  locale = await loadTestDocumentLocale('pt');
});

function drawFront(
  layout: LayoutName,
  { kind, logo, signatures }: Case,
  look: Partial<CertificateDesign> = {},
  id?: string,
  documentLocale = locale,
): { front: Side; url: string } {
  const brand = {
    legalName: logo ? 'Vértice Energia e Participações S.A.' : '',
    logoUrl: '',
    signatures: signatories.slice(0, signatures),
  };
  const certificate = createCertificate({ ...certificateSamples[kind], brand });
  const text = createCertificateText(
    { ...certificate, validationId: id ?? certificate.validationId },
    documentLocale,
  );
  const front = layoutTestFront(text, {
    layout,
    titleColor: '#1F3A5F',
    contentColor: '#262A33',
    showsCodeOnFront: true,
    brand: {
      logo: logo && logos[logo],
      signatures: brand.signatures.map(() => signatureImage),
    },
    ...look,
  });
  return { front, url: text.url };
}

const looks: Partial<CertificateDesign>[] = [undefined, photograph].flatMap((backgroundImage) =>
  [false, true].map((isMarginSafe) => ({ backgroundImage, isMarginSafe })),
);

const findCode = (shapes: readonly Shape[]) =>
  shapes.findIndex((shape) => shape.kind === 'path' && shape.block?.role === 'Figure');

/** Edges of shapes that several tests look at; the shapes of a background are on many fronts. */
const edgesByShape = new WeakMap<Shape, Edges>();

/** Returns the edges of a shape, for text and images of the letters or pixels, points. */
const getEdges = (shape: Shape): Edges =>
  getOrCreate(edgesByShape, shape, () => computeEdges(shape));

function computeEdges(shape: Shape): Edges {
  if (shape.kind === 'path') return getBoundingBox(toPagePath(shape));
  if (shape.kind === 'image') {
    const { x, y, width, height } = shape.clip ?? shape;
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  if (shape.kind === 'circularText') {
    const xs = shape.positions.map(([x]) => x);
    const ys = shape.positions.map(([, y]) => y);
    return {
      left: Math.min(...xs) - shape.size,
      top: Math.min(...ys) - shape.size,
      right: Math.max(...xs) + shape.size,
      bottom: Math.max(...ys) + shape.size,
    };
  }
  const left = shape.kind === 'text' ? (shape.xs[0] ?? NaN) : shape.x;
  const right = shape.kind === 'fallbackText' ? shape.x + shape.width : shape.right;
  return { left, top: shape.y - 0.75 * shape.size, right, bottom: shape.y + 0.25 * shape.size };
}

const areApart = (a: Edges, b: Edges) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const getDistance = (a: Edges, b: Edges) =>
  Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);

const contains = (outer: Edges, inner: Edges) =>
  outer.left <= inner.left + 0.01 &&
  outer.top <= inner.top + 0.01 &&
  outer.right >= inner.right - 0.01 &&
  outer.bottom >= inner.bottom - 0.01;

/** Returns the shapes of the code with its ID, and the edges of the area that must be free for them. */
function getPlate({ shapes }: Side) {
  const index = findCode(shapes);
  const code = shapes[index] as PathShape;
  const ids = shapes.slice(index).filter((shape) => shape.kind === 'text');
  const quiet = (code.frame?.unit ?? NaN) * quietZoneModules;
  const { left, top, right, bottom } = getEdges(code);
  const margin = {
    left: left - quiet,
    top: top - quiet,
    right: right + quiet,
    bottom: bottom + quiet,
  };
  const all = [margin, ...ids.map(getEdges)];
  const area: Edges = {
    left: Math.min(...all.map((edges) => edges.left)),
    top: Math.min(...all.map((edges) => edges.top)),
    right: Math.max(...all.map((edges) => edges.right)),
    bottom: Math.max(...all.map((edges) => edges.bottom)),
  };
  // The light shape below the code is drawn right before it.
  return { code, ids, area, margin, ground: shapes[index - 1], below: shapes.slice(0, index - 1) };
}

/**
 * Returns whether a shape may be behind the code: a band, a frame or an image around it, a part of the panel on which it
 * is, or the faint lines that cover a whole band or page.
 */
function isGround(shape: Shape, area: Edges, fill: string | undefined): boolean {
  const edges = getEdges(shape);
  if (shape.kind === 'image') return contains(edges, area);
  if (shape.kind !== 'path') return false;
  const isPattern = (shape.isFine ?? shape.opacity !== undefined) && edges.right - edges.left > 600;
  return contains(edges, area) || isPattern || (fill !== undefined && shape.fill === fill);
}

describe.each(layoutNames)('code on the front of %s', (layout) => {
  const offset = layoutNames.indexOf(layout);
  describe.each(selectCases(cases, 8, offset))(
    'with $kind texts, logo $logo, $signatures signatures',
    (options) => {
      let fronts: { look: Partial<CertificateDesign>; front: Side; url: string }[];
      beforeAll(() => {
        fronts = looks.map((look) => ({ look, ...drawFront(layout, options, look) }));
      });
      afterAll(() => {
        fronts = [];
      });

      test('touches no text, image or ornament', () => {
        for (const { look, front } of fronts) {
          const { area, ground, below } = getPlate(front);
          const fill = ground?.kind === 'path' ? ground.fill : undefined;
          const touched = [...front.background.shapes, ...below]
            .filter((shape) => !areApart(getEdges(shape), area))
            .filter((shape) => !isGround(shape, area, fill))
            .map((shape) => ('text' in shape ? shape.text : JSON.stringify(getEdges(shape))));
          expect([look, touched]).toEqual([look, []]);
        }
      });

      test('is one opaque figure with a link, and the ID on one or two lines', () => {
        for (const { front, url } of fronts) {
          const { code, ids, margin, ground } = getPlate(front);
          const figures = front.shapes.filter(
            (shape) => shape.kind === 'path' && shape.block?.role === 'Figure',
          );
          expect(figures).toEqual([code]);
          const { left, top, right, bottom } = getEdges(code);
          const block = code.block?.role === 'Figure' ? code.block : undefined;
          expect(block?.href).toBe(url);
          expect(block?.alt).toContain('QR');
          const { box = [] } = block ?? {};
          [left, top, right - left, bottom - top].forEach((value, index) =>
            expect(value).toBeCloseTo(box[index] ?? NaN, 1),
          );
          // 15 mm, with modules of at least a third of a millimetre.
          expect(right - left).toBeCloseTo((15 / 25.4) * 72, 0);
          expect(((code.frame?.unit ?? 0) / 72) * 25.4).toBeGreaterThan(0.33);
          expect(ground?.kind === 'path' && ground.opacity === undefined && ground.fill).toMatch(
            /^#/,
          );
          expect(ground && contains(getEdges(ground), margin)).toBe(true);
          const lines = ids.filter((shape) => 'face' in shape && shape.face === 'identifier');
          expect(lines.map(({ text }) => text).join('')).toBe(
            '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
          );
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const { text } of lines) expect(text).toMatch(/^[^-].*[^-]$/);
          for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(minTextSize - 0.001);
        }
      });
    },
  );

  test('is inside the page, and inside its print margin if it has one', () => {
    for (const look of looks) {
      const { area } = getPlate(drawFront(layout, plain, look).front);
      const { left, top, right, bottom } = area;
      const { width, height } = landscapePageSize;
      expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(
        look.isMarginSafe ? (8 / 25.4) * 72 - 0.1 : 6,
      );
    }
  });

  test('is at the same place for all texts of the same brand', () => {
    for (const [logo, signatures] of brands) {
      const places = kinds.map((kind) =>
        getEdges(getPlate(drawFront(layout, { kind, logo, signatures }).front).code),
      );
      // The foot is at another height if the certificate has a footer.
      const [missing, ...filled] = logo ? [undefined, ...places] : places;
      expect(new Set(filled.map((edges) => JSON.stringify(edges))).size).toBe(1);
      expect(missing?.left ?? filled[0]?.left).toBe(filled[0]?.left);
    }
  });

  test('has no ID if the ID is too long or missing', () => {
    for (const id of ['', 'IlO0oQ1WMwm'.repeat(6)])
      for (const look of looks)
        for (const options of selectCases(cases.slice(0, 8), 8, offset)) {
          const { front } = drawFront(layout, options, look, id);
          expect(getPlate(front).ids).toEqual([]);
        }
  });

  test('has a label in the language of the document, apart from code and ID', async () => {
    for (const language of languages)
      for (const options of [plain, { kind: 'longest', logo: 'compact', signatures: 2 } as const])
        for (const look of looks) {
          const documentLocale = await loadTestDocumentLocale(language);
          const { front } = drawFront(layout, options, look, undefined, documentLocale);
          const { code, ids } = getPlate(front);
          const [label, ...lines] = ids;
          expect(label?.text).toBe(documentLocale.intl.formatMessage(messages.validationId));
          expect(label?.kind === 'text' && label.size).toBeGreaterThanOrEqual(minTextSize);
          expect(lines.length).toBeGreaterThan(0);
          const edges = [code, ...ids].map(getEdges);
          for (const [index, box] of edges.entries())
            for (const next of edges.slice(index + 1)) expect(areApart(box, next)).toBe(true);
        }
  });

  test.each(selectCases(cases, 8, offset).filter(({ signatures }) => signatures > 0))(
    'is at least 12 points away from the signatures: $kind, $logo, $signatures',
    (options) => {
      for (const look of looks) {
        const { front } = drawFront(layout, options, look);
        const { area, margin, ground, below } = getPlate(front);
        const tile = ground?.kind === 'path' ? getEdges(ground) : margin;
        const signed = below.filter(
          (shape) =>
            (shape.kind === 'text' &&
              signatories.some(({ name, role }) => `${name} ${role}`.includes(shape.text))) ||
            (shape.kind === 'image' && shape.url === signatureImage.url) ||
            (shape.kind === 'path' &&
              shape.stroke &&
              getEdges(shape).bottom > 400 &&
              !contains(getEdges(shape), tile)),
        );
        expect(signed.length).toBeGreaterThan(options.signatures * 2);
        for (const shape of signed) {
          const distances = [area, tile].map((box) => getDistance(getEdges(shape), box));
          expect([shape, Math.min(...distances) >= 12]).toEqual([shape, true]);
        }
      }
    },
  );

  test('has a short ID on one line', () => {
    const { ids } = getPlate(drawFront(layout, plain, {}, 'A-17').front);
    expect(ids.at(-1)).toMatchObject({ text: 'A-17', size: 8.2 });
  });

  test('is left out without the option, and if the address is too long for a small code', () => {
    const { front } = drawFront(layout, plain, { showsCodeOnFront: false });
    expect(findCode(front.shapes)).toBe(-1);
    const createText = () =>
      createCertificateText(createCertificate({ id: 'x'.repeat(150) }), locale);
    const design = { layout, titleColor: '#1F3A5F', contentColor: '#262A33' };
    const draw = (showsCodeOnFront: boolean) =>
      createTestScene(createText(), { ...design, showsCodeOnFront });
    expect(draw(true)).toEqual(draw(false));
  });
});

test.each(['Layout7', 'Layout8'] as const)(
  '%s leaves at least 24 points between the lines of two signatures beside the code',
  (layout) => {
    for (const look of looks) {
      const { front } = drawFront(layout, { kind: 'typical', logo: 'wide', signatures: 2 }, look);
      const [first, second, ...furtherLines] = front.shapes
        .flatMap((shape) => (shape.kind === 'path' && shape.stroke ? [getEdges(shape)] : []))
        .filter(({ top, bottom }) => top === bottom);
      expect(furtherLines).toEqual([]);
      expect((second?.left ?? NaN) - (first?.right ?? NaN)).toBeGreaterThan(23.98);
    }
  },
);
