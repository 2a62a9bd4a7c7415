import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of a list's elements there is room for, in a row or in a column, beside what else stands in it.
 * @param list its last element is left out of the count and always has its place
 * @param content changes whenever an element may have another size
 * @param isOpen all are shown: how many there would be room for stays as it was
 */
export function useRoom(
  list: RefObject<HTMLElement | null>,
  content: unknown,
  isOpen: boolean,
): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || isOpen) return;
    const measure = () => setRoom(roomIn(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, content, isOpen]);
  return room;
}

function roomIn(list: HTMLElement): number {
  const { flexDirection, gap } = getComputedStyle(list);
  const isRow = flexDirection === 'row';
  const space = Number.parseFloat(gap) || 0;
  const sizes = Array.from(list.children, (child) => {
    const { width, height } = child.getBoundingClientRect();
    return (isRow ? width : height) + space;
  });
  const rest = sizes.pop() ?? 0;
  const whole = (isRow ? list.clientWidth : list.clientHeight) + space;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= whole) return sizes.length;
  let used = rest;
  return sizes.findIndex((size) => (used += size) > whole);
}
