import { posix } from 'node:path';

/** Lists the files that a document links to. @param document path of the document, to which links are relative */
export function listLinks(document: string, text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  return links.map(([, link = '']) => posix.join(posix.dirname(document), link));
}
