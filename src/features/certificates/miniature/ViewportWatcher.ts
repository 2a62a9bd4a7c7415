/** The size of an element on screen. */
export interface DisplaySize {
  /** Width in device pixels. */
  width: number;
  height: number;
  /** Width in CSS pixels. */
  cssWidth: number;
}

/**
 * A callback for one element. Receives its size when it comes near the viewport and whenever its size changes, and
 * undefined when it is no longer near.
 */
type SizeCallback = (size: DisplaySize | undefined) => void;

/** Distance around the viewport within which an element counts as near. */
const rootMargin = '400px';

/**
 * Minimum time near the viewport before an element is reported, in ms. Rows that are scrolled past quickly are not
 * rendered.
 */
const minNearMs = 120;

/**
 * Reports which elements of long lists are near the viewport, and their sizes. Browsers check every observed element on
 * each frame. Therefore only groups of rows are observed permanently; the elements in a group are observed while the
 * group is near the viewport.
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
   * @returns a function that stops watching
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

  /**
   * Observes an element anew, so that the observer reports its current size. Unlike measuring the element, this does
   * not force a layout.
   */
  private remeasure(element: Element): void {
    this.intersectionObserver.unobserve(element);
    this.intersectionObserver.observe(element);
  }

  /**
   * Observes changes in the size of a list. Browsers that support `device-pixel-content-box` also report browser zoom.
   */
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

/** Converts a rectangle to a display size, rounding its edges to device pixels like the browser. */
function toDisplaySize(rect: DOMRectReadOnly): DisplaySize {
  const round = (length: number) => Math.round(length * devicePixelRatio);
  return {
    width: round(rect.right) - round(rect.left),
    height: round(rect.bottom) - round(rect.top),
    cssWidth: rect.width,
  };
}
