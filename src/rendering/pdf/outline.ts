import type { PdfFile } from './PdfFile.ts';
import { formatReference, formatTextString } from './syntax.ts';

/** A bookmark of a PDF that opens a page. */
export interface Bookmark {
  title: string;
  page: number;
  /**
   * Id of the structure element that the bookmark points to. Only for PDF/A levels that require such an element.
   * Readers that do not support structure elements open the page instead.
   */
  structElement?: number | undefined;
  children?: readonly Bookmark[];
}

/**
 * Writes the bookmarks of a PDF. Bookmarks with children are shown collapsed.
 * @returns the id of the outline, for the PDF catalog
 */
export function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[]): number {
  const root = file.reserveId();
  const list = writeLevel(file, bookmarks, root);
  return file.writeObject(`<</Type/Outlines${list}/Count ${bookmarks.length}>>`, root);
}

/**
 * Writes the bookmarks that have the same parent.
 * @returns the entries `/First` and `/Last` for the parent's dictionary
 */
function writeLevel(file: PdfFile, bookmarks: readonly Bookmark[], parent: number): string {
  const ids = bookmarks.map(() => file.reserveId());
  bookmarks.forEach(({ title, children = [], ...target }, index) => {
    const id = ids[index] ?? 0;
    const [previous, next] = [ids[index - 1], ids[index + 1]];
    const childEntries =
      children.length > 0 ? `${writeLevel(file, children, id)}/Count -${children.length}` : '';
    file.writeObject(
      `<</Title ${formatTextString(title)}/Parent ${formatReference(parent)}${formatDestination(target)}` +
        (previous === undefined ? '' : `/Prev ${formatReference(previous)}`) +
        (next === undefined ? '' : `/Next ${formatReference(next)}`) +
        `${childEntries}>>`,
      id,
    );
  });
  return `/First ${formatReference(ids[0] ?? 0)}/Last ${formatReference(ids.at(-1) ?? 0)}`;
}

function formatDestination({
  page,
  structElement,
}: Pick<Bookmark, 'page' | 'structElement'>): string {
  const pageDestination = `[${formatReference(page)}/Fit]`;
  return structElement === undefined
    ? `/Dest${pageDestination}`
    : `/A<</S/GoTo/D${pageDestination}/SD[${formatReference(structElement)}/Fit]>>`;
}
