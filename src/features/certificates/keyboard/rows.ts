/** Selector of the rows and cards of certificates. */
export const rowSelector = '[data-certificate-id]';

/** Returns the focused element of the document or shadow root that contains an element. */
export const getActiveElement = (element: Element | null): Element | null =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** Finds the first control in the row or card of a certificate: its link or, in selection mode, its checkbox. */
export const findRowControl = (container: Element, id: string): HTMLElement | null =>
  listRows(container)
    .find(({ dataset }) => dataset.certificateId === id)
    ?.querySelector<HTMLElement>('a, input') ?? null;

export const listRows = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(rowSelector),
];

export const focusRow = (row: Element | undefined): void =>
  row?.querySelector<HTMLElement>('a, input')?.focus();

/**
 * Finds the row or card that an arrow key leads to. In a grid, the up and down arrows lead to the next line, and to the
 * next section after the last line.
 */
export function findRowInDirection(
  page: Element,
  row: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const list = row.closest('[role=list]') ?? page;
  const rows = listRows(list);
  const columns = countColumns(rows);
  const index = rows.indexOf(row);
  const isForward = key === 'ArrowDown' || key === 'ArrowRight';
  const sign = isForward ? 1 : -1;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return columns > 1 ? rows[index + sign] : undefined;
  const target = rows[index + sign * columns];
  if (target) return target;
  const isLastLine = Math.floor(index / columns) === Math.floor((rows.length - 1) / columns);
  if (isForward && !isLastLine) return rows.at(-1);
  const pageRows = listRows(page);
  return pageRows[pageRows.indexOf((isForward ? rows.at(-1) : rows[0]) ?? row) + sign];
}

/** Counts the cards in the first line of a grid. Returns 1 for the rows of a list. */
function countColumns(rows: readonly HTMLElement[]): number {
  const getTop = (row: HTMLElement | undefined) => row?.getBoundingClientRect().top;
  const firstTop = getTop(rows[0]);
  const columns = rows.findIndex((row) => getTop(row) !== firstTop);
  return columns < 0 ? rows.length : columns;
}
