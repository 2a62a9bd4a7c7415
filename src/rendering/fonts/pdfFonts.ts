import type { FaceName } from './faces.ts';
import { fetchFontBytes } from './fetchFontBytes.ts';
import body from './files/body.ttf';
import bodyWide from './files/bodyWide.ttf';
import bold from './files/bold.ttf';
import boldWide from './files/boldWide.ttf';
import identifier from './files/identifier.ttf';
import title from './files/title.ttf';
import titleGreek from './files/titleGreek.ttf';
import titleWide from './files/titleWide.ttf';

const urls = { title, body, bold, identifier, titleWide, bodyWide, boldWide, titleGreek };

/**
 * Fetches the TTF file of a certificate font for embedding in a PDF. A file that has been fetched is not requested
 * again.
 * @throws the error of a failed request
 */
export const fetchFontFile = (name: FaceName): Promise<Uint8Array> => fetchFontBytes(urls[name]);
