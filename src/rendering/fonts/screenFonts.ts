import { retryImport } from '#runtime/retryImport.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { getCssFontFamily, identifierGapFontFamily, type FaceName } from './faces.ts';
import body from './files/body.woff2';
import bodyWide from './files/bodyWide.woff2';
import bold from './files/bold.woff2';
import boldWide from './files/boldWide.woff2';
import identifier from './files/identifier.woff2';
import identifierGap from './files/identifierGap.woff2';
import title from './files/title.woff2';
import titleGreek from './files/titleGreek.woff2';
import titleWide from './files/titleWide.woff2';

const urls = { title, body, bold, identifier, titleWide, bodyWide, boldWide, titleGreek };

// Faces belong to a document: mounts on one page share them.
const loadsByDocument = new WeakMap<Document, Map<FaceName, Promise<void>>>();

async function loadFile(family: string, url: string, target: Document): Promise<void> {
  const Constructor = target.defaultView?.FontFace;
  if (!Constructor) return;
  const { href } = new URL(url, document.baseURI);
  await retryImport(async () => {
    // A FontFace that failed cannot be loaded again.
    const face = new Constructor(family, `url("${href}") format("woff2")`);
    await face.load();
    target.fonts.add(face);
  });
}

async function loadFace(name: FaceName, target: Document): Promise<void> {
  await Promise.all([
    loadFile(getCssFontFamily(name), urls[name], target),
    name === 'identifier' && loadFile(identifierGapFontFamily, identifierGap, target),
  ]);
}

function loadFaceOnce(name: FaceName, target: Document): Promise<void> {
  const loads = getOrCreate(loadsByDocument, target, () => new Map<FaceName, Promise<void>>());
  return getOrCreate(loads, name, () => {
    const load = loadFace(name, target);
    // After a failure, the next caller tries again.
    load.catch(() => loads.delete(name));
    // Later callers share the timeout of the first one.
    return withTimeout(timeouts.font, () => load).catch(() => undefined);
  });
}

/**
 * Adds certificate fonts to an HTML document, under the CSS families that `getFontFamilyName` returns. The promise resolves
 * after five seconds even if fonts are still loading or have failed. Until a certificate font is loaded, text is
 * displayed in system fonts.
 * @param target HTML document, possibly of another window or frame
 */
export async function addFontsToDocument(
  names: Iterable<FaceName>,
  target = document,
): Promise<void> {
  await Promise.all(Array.from(names, (name) => loadFaceOnce(name, target)));
}

/** Returns whether a certificate font is loaded and has been added to the page. */
export function isFaceLoaded(name: FaceName): boolean {
  const fonts: Iterable<FontFace> = (document as Partial<Document>).fonts ?? [];
  return Array.from(fonts).some(
    ({ family }) => family.replaceAll('"', '') === getCssFontFamily(name),
  );
}
