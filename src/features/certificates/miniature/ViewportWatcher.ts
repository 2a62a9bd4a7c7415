/** Size of an element on screen, in device pixels and in CSS pixels. */
export interface DisplaySize {
  /** Width in device pixels. */
  width: number;
  height: number;
  /** Width in CSS pixels. */
  cssWidth: number;
}

/**
 * Callback for one watched element. When the element comes near the viewport, and whenever its size changes there, the
 * callback is called with the size. When the element is no longer near, the callback is called with undefined.
 */
type SizeCallback = (size: DisplaySize | undefined) => void;

/** Distance around the viewport within which an element counts as near. */
const rootMargin = '400px';

/** Time in milliseconds that an element must be near. Rows that are scrolled past quickly are not rendered. */
const minNearMs = 120;

/**
 * Watcher that reports which elements of long lists are near the viewport, and their sizes. Browsers check every
 * observed element on each frame, so only groups of rows are observed permanently. The elements in a group are observed
 * while the group is near the viewport.
 */
export class ViewportWatcher {
  private readonly callbacks = new Map<Element, SizeCallback>();
  private readonly groups = new Map<Element, Set<Element>>();
  private readonly lists = new WeakSet<Element>();
  private readonly nearGroups = new Set<Element>();
  /** Sizes of elements that are near the viewport but not reported yet. */
  private readonly pendingSizes = new Map<Element, DisplaySize>();
  private readonly notified = new WeakSet<Element>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly intersectionObserver = new IntersectionObserver(
    (entries) => this.handleEntries(entries),
    {
      rootMargin,
    },
  );
  private readonly resizeObserver = new ResizeObserver(() => {
    for (const group of this.nearGroups)
      for (const element of this.groups.get(group) ?? []) this.remeasure(element);
  });

  /**
   * Starts watching an element.
   * @returns a function that stops watching the element
   */
  watch(element: Element, callback: SizeCallback): () => void {
    const group = element.closest('[role=list] > *') ?? element;
    const groupElements = this.groups.get(group) ?? new Set();
    groupElements.add(element);
    this.callbacks.set(element, callback);
    this.groups.set(group, groupElements);
    if (this.nearGroups.has(group)) this.intersectionObserver.observe(element);
    else this.intersectionObserver.observe(group);
    if (group.parentElement) this.observeResize(group.parentElement);
    return () => {
      this.callbacks.delete(element);
      this.pendingSizes.delete(element);
      this.intersectionObserver.unobserve(element);
      groupElements.delete(element);
      if (groupElements.size > 0) return;
      this.groups.delete(group);
      this.nearGroups.delete(group);
      this.intersectionObserver.unobserve(group);
    };
  }

  private handleEntries(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (this.callbacks.has(target))
        this.handleSize(target, isIntersecting ? toDisplaySize(boundingClientRect) : undefined);
      else if (isIntersecting) this.observeGroup(target);
      else this.unobserveGroup(target);
    }
  }

  private handleSize(element: Element, size: DisplaySize | undefined): void {
    if (!size || this.notified.has(element)) {
      this.notify(element, size);
      return;
    }
    this.pendingSizes.set(element, size);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const [pendingElement, pendingSize] of this.pendingSizes)
        this.notify(pendingElement, pendingSize);
    }, minNearMs);
  }

  private notify(element: Element, size: DisplaySize | undefined): void {
    this.pendingSizes.delete(element);
    if (size) this.notified.add(element);
    else this.notified.delete(element);
    this.callbacks.get(element)?.(size);
  }

  private observeGroup(group: Element): void {
    this.nearGroups.add(group);
    for (const element of this.groups.get(group) ?? []) this.intersectionObserver.observe(element);
  }

  private unobserveGroup(group: Element): void {
    this.nearGroups.delete(group);
    for (const element of this.groups.get(group) ?? []) {
      this.intersectionObserver.unobserve(element);
      this.notify(element, undefined);
    }
  }

  /** Makes the observer report the size of an element again. Measuring directly would force a layout. */
  private remeasure(element: Element): void {
    this.intersectionObserver.unobserve(element);
    this.intersectionObserver.observe(element);
  }

  /** Observes the size of a list and, in browsers with `device-pixel-content-box`, the browser's zoom. */
  private observeResize(list: Element): void {
    if (this.lists.has(list)) return;
    this.lists.add(list);
    try {
      this.resizeObserver.observe(list, { box: 'device-pixel-content-box' });
    } catch {
      this.resizeObserver.observe(list);
    }
  }
}

/** Converts a rectangle to a display size. Rounds the edges to device pixels, as the browser does. */
function toDisplaySize(rect: DOMRectReadOnly): DisplaySize {
  const round = (length: number) => Math.round(length * devicePixelRatio);
  return {
    width: round(rect.right) - round(rect.left),
    height: round(rect.bottom) - round(rect.top),
    cssWidth: rect.width,
  };
}
