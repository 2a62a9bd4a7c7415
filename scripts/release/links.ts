import { posix } from 'node:path';

/** The files that a document's prose links to. @param document its path, as theirs are */
export function linkedFrom(document: string, text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  return links.map(([, link = '']) => posix.join(posix.dirname(document), link));
}
