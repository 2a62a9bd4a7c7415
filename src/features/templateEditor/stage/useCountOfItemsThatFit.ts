import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Measures how many items of a list fit into its row or column.
 * @param listRef the list. Its last element is not an item but, for example, a "+2" button: it is not counted, but
 * space is reserved for it if some items do not fit.
 * @param content a value that changes whenever the size of an item may change
 * @param isOpen whether the list is expanded to show all items. While it is, the count is not updated.
 */
export function useCountOfItemsThatFit(
  listRef: RefObject<HTMLElement | null>,
  content: unknown,
  isOpen: boolean,
): number {
  const [visibleCount, setVisibleCount] = useState(Infinity);
  useLayoutEffect(() => {
    const { current } = listRef;
    if (!current || isOpen) return;
    const measure = () => setVisibleCount(countFitting(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [listRef, content, isOpen]);
  return visibleCount;
}

function countFitting(list: HTMLElement): number {
  const { flexDirection, gap } = getComputedStyle(list);
  const isRow = flexDirection === 'row';
  const gapSize = Number.parseFloat(gap) || 0;
  const sizes = Array.from(list.children, (child) => {
    const { width, height } = child.getBoundingClientRect();
    return (isRow ? width : height) + gapSize;
  });
  const lastSize = sizes.pop() ?? 0;
  const availableSize = (isRow ? list.clientWidth : list.clientHeight) + gapSize;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= availableSize) return sizes.length;
  let usedSize = lastSize;
  return sizes.findIndex((size) => (usedSize += size) > availableSize);
}
