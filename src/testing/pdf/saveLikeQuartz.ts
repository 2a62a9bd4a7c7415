import { PdfParts, readStreamText, replaceStreamText } from './editPdf.ts';

/**
 * Saves a PDF as macOS (Quartz PDFContext) does, without macOS: each page has one stream with forms drawn in place, colours
 * have an ICC profile, fonts have other names, and structure, bookmarks, attachments and metadata are gone.
 */
export function saveLikeQuartz(pdf: Uint8Array): Buffer {
  const parts = new PdfParts(pdf);
  const [, profile = ''] = /\/DestOutputProfile (\d+ 0 R)/.exec(parts.objects.join('')) ?? [];
  const pages = parts.objects.filter((object) => object.includes('/Type/Page/'));
  for (const page of pages) {
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const resources = getResources(parts, page);
    parts.replaceObject(new RegExp(`^${contents} 0 obj`), (object) =>
      replaceStreamText(object, (operators) =>
        rewriteContent(drawFormsInPlace(operators, parts, resources), page),
      ),
    );
  }
  renameFonts(parts);
  mergeGraphicsStates(parts);
  const stateId = parts.addObject('<</Type/ExtGState/AAPL:AA true>>');
  parts.replaceObject(/\/Font<<[^]*\/ExtGState<</, (object) =>
    object
      .replace('/ExtGState<<', `/ExtGState<</Gs0 ${stateId} 0 R`)
      .replace('<<', `<</ColorSpace<</Cs1[/ICCBased ${profile}]>>/ProcSet[/PDF/Text/ImageC]`),
  );
  for (const page of pages)
    parts.replaceObject(new RegExp(`^${parseInt(page)} 0 obj`), (object) =>
      object.replace(/\/StructParents \d+\/Tabs\/S/, ''),
    );
  parts.replaceObject('/Type/Annot', (object) =>
    object.replace(/\/StructParent \d+/, '').replace(/\/Contents ?<[0-9A-F]*>/, ''),
  );
  const [, tree = ''] = /\/Pages (\d+ 0 R)/.exec(parts.objects.join('')) ?? [];
  parts.replaceObject(
    '/Type/Catalog',
    (object) => `${parseInt(object)} 0 obj\n<</Type/Catalog/Pages ${tree}>>\nendobj\n`,
  );
  parts.replaceObject(/\/Producer/, (object) =>
    object
      .replace(
        /\/Producer ?<[0-9A-F]*>/,
        '/Producer(macOS Version 14.5 \\(Build 23F79\\) Quartz PDFContext)',
      )
      .replace(/(?<=Date ?\()[^)]*/g, "D:20270101090000Z00'00'"),
  );
  return parts.bytes;
}

const getObject = (parts: PdfParts, id: string): string =>
  parts.objects.find((object) => object.startsWith(`${id} 0 obj`)) ?? '';

const getResources = (parts: PdfParts, object: string): string =>
  getObject(parts, /\/Resources (\d+) 0 R/.exec(object)?.[1] ?? '');

/** Draws the operators of backgrounds in their place. Forms of letters stay. */
const drawFormsInPlace = (operators: string, parts: PdfParts, resources: string): string =>
  operators.replace(/\/(G\d+) Do\b/g, (_operator, name: string) => {
    const [, id = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(resources) ?? [];
    return `q\n${readStreamText(getObject(parts, id))}\nQ`;
  });

/** Moves the graphics states of backgrounds to the resources of pages. */
function mergeGraphicsStates(parts: PdfParts): void {
  const [background = ''] = parts.objects.filter((object) =>
    /^\d+ 0 obj\n<<\/XObject/.test(object),
  );
  const [, states = ''] = /\/ExtGState<<(.*?)>>/.exec(background) ?? [];
  parts.replaceObject(/\/Font<<[^]*\/ExtGState<</, (object) =>
    object.replace('/ExtGState<<', `/ExtGState<<${states}`),
  );
}

/** Removes marks, and gives colours a profile. */
function rewriteContent(operators: string, page: string): string {
  const [, width = '', height = ''] = /\/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
  const content = operators
    .replace(/\/\w+ ?<<[^]*?>> ?BDC\b|\/\w+ BMC\b|\bEMC\b/g, '')
    .replace(/((?:[\d.]+ ){3})rg\b/g, '/Cs1 cs $1sc')
    .replace(/((?:[\d.]+ ){3})RG\b/g, '/Cs1 CS $1SC');
  return `q Q q 0 0 ${width} ${height} re W n /Gs0 gs /Perceptual ri\n${content}\nQ`;
}

/** Gives each font a name as macOS does: AAAAAB+Inter-Regular, AAAAAC+Inter-SemiBold … */
function renameFonts(parts: PdfParts): void {
  const all = parts.objects.join('');
  const names = new Set(
    Array.from(all.matchAll(/\/FontName\/([A-Z]{6}\+[\w-]+)/g), ([, name = '']) => name),
  );
  for (const [index, name] of [...names].entries()) {
    const tag = `AAAAA${String.fromCharCode(66 + index)}`;
    parts.replace(
      new RegExp(`/${name.replace('+', '\\+')}(?![\\w-])`, 'g'),
      `/${tag}${name.slice(6)}`,
    );
  }
}
