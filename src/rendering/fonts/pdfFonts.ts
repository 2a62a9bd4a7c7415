import { retryingImport } from '#i18n/retryingImport.ts';
import { fetchFile } from '#ui/fetchFile.ts';
import type { FaceName } from './faces.ts';
import body from './files/body.ttf';
import bodyWide from './files/bodyWide.ttf';
import bold from './files/bold.ttf';
import boldWide from './files/boldWide.ttf';
import title from './files/title.ttf';
import titleGreek from './files/titleGreek.ttf';
import titleWide from './files/titleWide.ttf';

const urls: Readonly<Record<FaceName, string>> = {
  title,
  body,
  bold,
  titleWide,
  bodyWide,
  boldWide,
  titleGreek,
};

/** Gives the TTF of a face, which a PDF embeds. */
export type FaceBytes = (name: FaceName) => Promise<Uint8Array>;

// Constants of the build, the same for every mount: keeping them is not state.
const fetched = new Map<FaceName, Promise<Uint8Array>>();

/** The files of the build, each fetched once. @throws whatever the failed request gives */
export const fetchFace: FaceBytes = (name) => {
  const known = fetched.get(name);
  if (known) return known;
  const bytes = retryingImport(async () => {
    const file = await fetchFile(urls[name]);
    return new Uint8Array(await file.arrayBuffer());
  });
  fetched.set(name, bytes);
  // The next one who needs it tries again.
  bytes.catch(() => fetched.delete(name));
  return bytes;
};
