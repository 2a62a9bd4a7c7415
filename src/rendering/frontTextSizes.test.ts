import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { logos, photograph, signatories, signatureImage } from '#testing/brand.ts';
import {
  createCertificate,
  certificateSamples,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { layoutTestFront } from '#testing/layouts.ts';
import { selectCases } from '#testing/selectCases.ts';
import { type CertificateText, createCertificateText } from './certificateText.ts';
import type { TextShape } from './scene.ts';

/** Logo and number of signatures. */
const brands = [
  [undefined, 0],
  ['compact', 2],
  ['wide', 2],
  ['wide', 1],
] as const;
const kinds = ['missing', 'typical', 'longest', 'unbreakable'] as const;
const cases = brands.flatMap(([logo, signatures]) =>
  kinds.flatMap((kind) =>
    [false, true].flatMap((hasImage) =>
      [false, true].map((hasCode) => ({ kind, logo, signatures, image: hasImage, code: hasCode })),
    ),
  ),
);

let locale: Awaited<ReturnType<typeof loadTestDocumentLocale>>;
beforeAll(async () => {
  locale = await loadTestDocumentLocale('pt');
});

function drawFront(
  layout: LayoutName,
  { kind, logo, signatures, image, code }: (typeof cases)[number],
) {
  const brand = {
    legalName: logo ? 'Vértice Energia e Participações S.A.' : '',
    logoUrl: '',
    signatures: signatories.slice(0, signatures),
  };
  const certificate = createCertificate({ ...certificateSamples[kind], brand });
  const text = createCertificateText(certificate, locale);
  const front = layoutTestFront(text, {
    layout,
    titleColor: '#1F3A5F',
    contentColor: '#262A33',
    backgroundImage: image ? photograph : undefined,
    showsCodeOnFront: code,
    brand: {
      logo: logo && logos[logo],
      signatures: brand.signatures.map(() => signatureImage),
    },
  });
  const shapes = front.shapes
    .filter((shape): shape is TextShape => shape.kind === 'text')
    .filter(({ block }) => block.role !== 'Artifact');
  return { text, shapes, course: shapes.filter((shape) => isPartOf(shape, text.course)) };
}

const simplify = (words: string) => words.replace(/[\s\u00a0…]+/g, ' ').trim();
const isPartOf = ({ text }: Pick<TextShape, 'text'>, words: string) =>
  simplify(words).includes(simplify(text));
/** Removes the note that a text continues on the back, or the part of the note that is on this line. */
const removeNote = (line: string) => line.replace(/ ?\(?(continua )?(no )?(verso\))?$/, '');

/** Texts that may be smaller than the name of a signatory. */
const listNotes = ({
  footer,
  legalName,
  label,
  completionDate,
  signatories,
  validationId,
}: CertificateText) => [
  validationId.label,
  validationId.value,
  footer,
  legalName,
  label.toUpperCase(),
  completionDate.label,
  ...signatories.map(({ role }) => role),
];

const minCourseSizes: Partial<Record<LayoutName, number>> = { Layout3: 15 };
const maxCourseWidths: Partial<Record<LayoutName, number>> = {
  Layout1: 480,
  Layout5: 480,
  Layout7: 480,
};

describe.each(layoutNames)('texts on the front of %s', (layout) => {
  test.each(selectCases(cases, 3, layoutNames.indexOf(layout)))(
    'are large enough to read: $kind texts, logo $logo, $signatures signatures, image $image, code $code',
    (options) => {
      const { text, shapes, course } = drawFront(layout, options);
      const notes = listNotes(text);
      const small = shapes.filter(
        (shape) =>
          shape.size < 8.6 - 0.001 &&
          !notes.some((note) => isPartOf({ text: removeNote(shape.text) }, note)),
      );
      expect(small.map(({ text: words, size }) => [words, size])).toEqual([]);

      expect(course.length).toBeGreaterThan(0);
      const maxLetters = Math.max(62, (text.course.length / 3) * 1.1);
      for (const { size, xs, right, text: line } of course) {
        expect(size).toBeGreaterThanOrEqual((minCourseSizes[layout] ?? 16) - 0.001);
        expect(right - (xs[0] ?? NaN)).toBeLessThanOrEqual((maxCourseWidths[layout] ?? 640) + 0.1);
        expect(line.trim().length).toBeLessThanOrEqual(maxLetters);
      }
    },
  );
});
