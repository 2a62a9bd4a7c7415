/** How large something is on screen. */
export interface ShownSize {
  /** In pixels of the device. */
  width: number;
  height: number;
  /** In pixels of the page. */
  shownWidth: number;
}

/** Hears the size of something that is near the viewport, again when it changes; nothing once it is far. */
type Tell = (size: ShownSize | undefined) => void;

/** How far outside the viewport something counts as near. */
const rootMargin = '400px';

/** What is scrolled past, or found by one letter and gone with the next, is not worth a drawing: milliseconds. */
const shortestStay = 120;

/**
 * Tells which parts of long lists are near the viewport, and how large they are. The browser looks at all that it is to
 * watch at every frame: at the groups of a list, then, and only at what is in those that are near themselves.
 */
export class NearbyWatch {
  private readonly tells = new Map<Element, Tell>();
  private readonly groups = new Map<Element, Set<Element>>();
  private readonly lists = new WeakSet<Element>();
  private readonly nearGroups = new Set<Element>();
  /** What came near just now. */
  private readonly arrivals = new Map<Element, ShownSize>();
  private readonly told = new WeakSet<Element>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer = new IntersectionObserver((entries) => this.hear(entries), {
    rootMargin,
  });
  private readonly resizes = new ResizeObserver(() => {
    for (const group of this.nearGroups)
      for (const part of this.groups.get(group) ?? []) this.lookAgain(part);
  });

  /** @returns how to stop watching */
  watch(element: Element, tell: Tell): () => void {
    const group = element.closest('[role=list] > *') ?? element;
    const parts = this.groups.get(group) ?? new Set();
    parts.add(element);
    this.tells.set(element, tell);
    this.groups.set(group, parts);
    if (this.nearGroups.has(group)) this.observer.observe(element);
    else this.observer.observe(group);
    if (group.parentElement) this.watchSize(group.parentElement);
    return () => {
      this.tells.delete(element);
      this.arrivals.delete(element);
      this.observer.unobserve(element);
      parts.delete(element);
      if (parts.size > 0) return;
      this.groups.delete(group);
      this.nearGroups.delete(group);
      this.observer.unobserve(group);
    };
  }

  private hear(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (this.tells.has(target))
        this.see(target, isIntersecting ? sizeOf(boundingClientRect) : undefined);
      else if (isIntersecting) this.enter(target);
      else this.leave(target);
    }
  }

  private see(part: Element, size: ShownSize | undefined): void {
    if (!size || this.told.has(part)) {
      this.tell(part, size);
      return;
    }
    this.arrivals.set(part, size);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const [arrived, itsSize] of this.arrivals) this.tell(arrived, itsSize);
    }, shortestStay);
  }

  private tell(part: Element, size: ShownSize | undefined): void {
    this.arrivals.delete(part);
    if (size) this.told.add(part);
    else this.told.delete(part);
    this.tells.get(part)?.(size);
  }

  private enter(group: Element): void {
    this.nearGroups.add(group);
    for (const part of this.groups.get(group) ?? []) this.observer.observe(part);
  }

  private leave(group: Element): void {
    this.nearGroups.delete(group);
    for (const part of this.groups.get(group) ?? []) {
      this.observer.unobserve(part);
      this.tell(part, undefined);
    }
  }

  /** What is observed anew is told of anew, without a layout in between. */
  private lookAgain(part: Element): void {
    this.observer.unobserve(part);
    this.observer.observe(part);
  }

  /** Also hears of zooming, where the browser can say so. */
  private watchSize(list: Element): void {
    if (this.lists.has(list)) return;
    this.lists.add(list);
    try {
      this.resizes.observe(list, { box: 'device-pixel-content-box' });
    } catch {
      this.resizes.observe(list);
    }
  }
}

/** As the browser rounds edges to pixels of the device. */
function sizeOf({ left, right, top, bottom, width }: DOMRectReadOnly): ShownSize {
  const round = (length: number) => Math.round(length * devicePixelRatio);
  return {
    width: round(right) - round(left),
    height: round(bottom) - round(top),
    shownWidth: width,
  };
}
