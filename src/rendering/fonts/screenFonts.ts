import { retryingImport } from '#i18n/retryingImport.ts';
import { remembered } from '#model/remembered.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { registeredName, type FaceName } from './faces.ts';
import body from './files/body.woff2';
import bodyWide from './files/bodyWide.woff2';
import bold from './files/bold.woff2';
import boldWide from './files/boldWide.woff2';
import title from './files/title.woff2';
import titleGreek from './files/titleGreek.woff2';
import titleWide from './files/titleWide.woff2';

const urls = { title, body, bold, titleWide, bodyWide, boldWide, titleGreek };

// What a document has is the document's: mounts on one page share it, and it goes with the document.
const registered = new WeakMap<Document, Map<FaceName, Promise<void>>>();

async function register(name: FaceName, target: Document): Promise<void> {
  const Constructor = target.defaultView?.FontFace;
  if (!Constructor) return;
  const { href } = new URL(urls[name], document.baseURI);
  await retryingImport(async () => {
    // A face that failed cannot be asked again.
    const face = new Constructor(registeredName(name), `url("${href}") format("woff2")`);
    await face.load();
    target.fonts.add(face);
  });
}

function registerOnce(name: FaceName, target: Document): Promise<void> {
  const known = remembered(registered, target, () => new Map<FaceName, Promise<void>>());
  return remembered(known, name, () => {
    const asked = register(name, target);
    // The next one who needs it tries again.
    asked.catch(() => known.delete(name));
    // Whoever needs it while it does not come waits no longer than the first one.
    return within(timeLimits.font, () => asked).catch(() => undefined);
  });
}

/**
 * Resolves when a document can draw these faces, under the families of `familyOf`; after five seconds without them, too:
 * fonts of the system then stand in, and the faces take over when they come.
 * @param target also the document of another window or frame
 */
export async function readyFaces(names: Iterable<FaceName>, target = document): Promise<void> {
  await Promise.all(Array.from(names, (name) => registerOnce(name, target)));
}

/** Whether a document draws this face already. */
export function hasFace(name: FaceName, target = document): boolean {
  const fonts: Iterable<FontFace> = (target as Partial<Document>).fonts ?? [];
  return Array.from(fonts).some(
    ({ family }) => family.replaceAll('"', '') === registeredName(name),
  );
}
