import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const indexes = new Map<string, Map<string, number>>();

/**
 * Creates the production name of a class of a style sheet: a hash of the file and a number. Names of one file share their
 * start, so that they compress well. Only the shadow root of the plugin has these classes.
 */
export function getLocalIdent(
  { rootContext, resourcePath }: { rootContext: string; resourcePath: string },
  _template: string,
  localName: string,
): string {
  const file = relative(rootContext, resourcePath).replaceAll('\\', '/');
  const hash = createHash('sha256')
    .update(file)
    .digest('base64url')
    .replace(/[-_]/g, 'z')
    .slice(0, 4);
  let names = indexes.get(file);
  if (!names) indexes.set(file, (names = new Map<string, number>()));
  const index = names.get(localName) ?? names.size;
  names.set(localName, index);
  return `c${hash}${index.toString(36)}`;
}
