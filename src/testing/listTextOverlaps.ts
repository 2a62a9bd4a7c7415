/**
 * `node --import tsx src/testing/listTextOverlaps.ts`: lays out certificates in each shaped script, in one layout
 * each (with FULL=1 in the others), with short and long texts, and prints a JSON list of texts that overlap or leave the page. HarfBuzz cannot run in Jest.
 */
import { layoutNames } from '#domain/template/template.ts';
import { emptyBrand } from '#domain/certificate/brand.ts';
import { createCertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import { createDesign } from '#rendering/design.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { throwOnFallbackText } from '#rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { loadLayout } from '#rendering/layouts/layouts.ts';
import { readTrueType } from '#rendering/pdf/formats/trueType.ts';
import {
  type GlyphRunShape,
  landscapePageSize,
  type Shape,
  type TextShape,
} from '#rendering/scene.ts';
import { loadLineShaper } from '#rendering/shaping/loadLineShaper.ts';
import { createCertificate } from './certificates.ts';
import { faceNames, readFontFile } from './fonts.ts';
import { namesByScript, repeatName } from './scriptNames.ts';
import { selectCases } from './selectCases.ts';

/** Box of the visible parts of a text, and its baseline, points. */
interface InkBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
}

/** Overlap that is not visible, points. */
const tolerance = 0.3;

const locale = await loadDocumentLocale('en', {
  publicUrl: 'https://learn.example/certificates',
  timeZone: 'America/Sao_Paulo',
});
const fonts = new Map(faceNames.map((name) => [name, readTrueType(readFontFile(name))]));

function measureText({ text, face, size, xs, right, y }: TextShape): InkBox {
  const font = fonts.get(face);
  if (!font) throw new Error(`No font ${face}`);
  const heights = Array.from(text, (character) =>
    font
      .getOutline(font.getGlyph(character.codePointAt(0) ?? 0))
      .flatMap((contour) => contour.map((point) => point.y)),
  ).flat();
  const unit = size / font.unitsPerEm;
  return {
    text,
    left: xs[0] ?? 0,
    right,
    top: y - Math.max(0, ...heights) * unit,
    bottom: y - Math.min(0, ...heights) * unit,
    baseline: y,
  };
}

function measureGlyphRun({ text, run, size, x, right, y }: GlyphRunShape): InkBox {
  const unit = size / run.unitsPerEm;
  const [top, bottom] = [y - run.top * unit, y - run.bottom * unit];
  return { text, left: x, right, top, bottom, baseline: y };
}

function measureShape(shape: Shape): InkBox[] {
  if (shape.kind === 'text') return [measureText(shape)];
  return shape.kind === 'glyphRun' ? [measureGlyphRun(shape)] : [];
}

const isOverlapping = (a: InkBox, b: InkBox) =>
  Math.abs(a.baseline - b.baseline) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance &&
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance;

const isOutsidePage = ({ left, right, top, bottom }: InkBox) =>
  left < 0 || top < 0 || right > landscapePageSize.width || bottom > landscapePageSize.height;

function findFaults(shapes: readonly Shape[]): string[] {
  const boxes = shapes.flatMap(measureShape);
  const outside = boxes.filter(isOutsidePage).map(({ text }) => `${text} outside the page`);
  const overlapping = boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((next) => isOverlapping(box, next))
      .map((next) => `${box.text} over ${next.text}`),
  );
  return [...outside, ...overlapping];
}

// Tests of the layouts cover the scripts of the certificate fonts.
const { Greek, Cyrillic, ...shapedScripts } = namesByScript;

const faults: string[] = [];
let count = 0;
for (const [index, [script, names]] of Object.entries(shapedScripts).entries())
  for (const layout of selectCases(layoutNames, layoutNames.length, index))
    for (const [nameLength, courseLength, signatures] of [
      [1, 1, 2],
      [110, 190, 1],
      [110, 190, 2],
    ] as const) {
      const [name, course] = [nameLength, courseLength].map((length) =>
        length === 1 ? names[0] : repeatName(names.join(' '), length),
      );
      const signatories = names.map((signatory) => ({
        name: signatory,
        role: `Diretora · ${signatory}`,
        imageUrl: '',
      }));
      const certificate = createCertificate({
        name,
        course,
        brand: { ...emptyBrand, signatures: signatories.slice(-signatures) },
        template: { layout, backgroundImage: '' },
      } as Parameters<typeof createCertificate>[0]);
      const text = createCertificateText({ ...certificate, company: { name: names[0] } }, locale);
      const loadedFonts = await loadFonts(
        listTextsToLoadFonts(text),
        throwOnFallbackText,
        (texts) => loadLineShaper(texts, readFontFile),
      );
      const design = createDesign(certificate.template);
      const scene = layoutCertificate(text, design, loadedFonts, await loadLayout(layout));
      for (const side of ['front', 'back'] as const)
        for (const fault of findFaults(scene[side].shapes))
          faults.push(`${script} ${layout} ${side}: ${fault}`);
      count += 1;
    }
process.stdout.write(JSON.stringify({ count, faults }));
