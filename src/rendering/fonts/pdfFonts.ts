import { retryingImport } from '#i18n/retryingImport.ts';
import { rememberedPromise } from '#model/rememberedPromise.ts';
import { fetchFile } from '#ui/fetchFile.ts';
import type { FaceName } from './faces.ts';
import body from './files/body.ttf';
import bodyWide from './files/bodyWide.ttf';
import bold from './files/bold.ttf';
import boldWide from './files/boldWide.ttf';
import title from './files/title.ttf';
import titleGreek from './files/titleGreek.ttf';
import titleWide from './files/titleWide.ttf';

const urls = { title, body, bold, titleWide, bodyWide, boldWide, titleGreek };

// Constants of the build, the same for every mount: keeping them is not state.
const fetched = new Map<FaceName, Promise<Uint8Array>>();

/** The TTF of a face, which a PDF embeds; each is fetched once. @throws whatever the failed request gives */
export const fetchFace = (name: FaceName): Promise<Uint8Array> =>
  rememberedPromise(fetched, name, () =>
    retryingImport(async () => {
      const file = await fetchFile(urls[name]);
      return new Uint8Array(await file.arrayBuffer());
    }),
  );
