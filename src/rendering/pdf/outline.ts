import type { PdfFile } from './PdfFile.ts';
import { reference, textString } from './syntax.ts';

/** A bookmark that leads to a page. */
export interface Bookmark {
  title: string;
  page: number;
  /** In the tag tree. Where a level asks for it, a bookmark leads to it, and to the page for readers that know no tags. */
  element?: number | undefined;
  children?: readonly Bookmark[];
}

/** Writes the bookmarks, those with others below them closed. @returns the root, for the catalog */
export function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[]): number {
  const root = file.reserve();
  const list = writeLevel(file, bookmarks, root);
  return file.object(`<</Type/Outlines${list}/Count ${bookmarks.length}>>`, root);
}

/** @returns the parent's references to its first and last child */
function writeLevel(file: PdfFile, bookmarks: readonly Bookmark[], parent: number): string {
  const ids = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ title, children = [], ...target }, index) => {
    const id = ids[index] ?? 0;
    const [before, after] = [ids[index - 1], ids[index + 1]];
    const below =
      children.length > 0 ? `${writeLevel(file, children, id)}/Count -${children.length}` : '';
    file.object(
      `<</Title ${textString(title)}/Parent ${reference(parent)}${destination(target)}` +
        (before === undefined ? '' : `/Prev ${reference(before)}`) +
        (after === undefined ? '' : `/Next ${reference(after)}`) +
        `${below}>>`,
      id,
    );
  });
  return `/First ${reference(ids[0] ?? 0)}/Last ${reference(ids.at(-1) ?? 0)}`;
}

function destination({ page, element }: Pick<Bookmark, 'page' | 'element'>): string {
  const onPage = `[${reference(page)}/Fit]`;
  return element === undefined
    ? `/Dest${onPage}`
    : `/A<</S/GoTo/D${onPage}/SD[${reference(element)}/Fit]>>`;
}
