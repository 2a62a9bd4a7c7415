import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The modules of a screen are compiled on first import, which can take 20 seconds on a new and busy machine.
configure({
  asyncUtilTimeout: 30_000,
  // No page has text in scripts or style elements, and each query would match every element against them.
  defaultIgnore: '',
  // Printing the document on every failed attempt takes a sixth of the time of the editor's tests.
  getElementError: (message) => new Error(message ?? ''),
});

// Responses of the platform update screens at any time, as in a browser. `act` is for tests that cause every update.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// React reports elements that a browser does not know. jsdom does not know `<search>`; types check the names of elements.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// jsdom logs an error instead of focusing a window, and with each `getContext`, as it has no canvas.
window.focus = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;

// The queries of Testing Library and the events of user-event do not reach into shadow roots, and jsdom has no constructed
// style sheets. The content of a mount is in its root element instead. Tests in browsers have the shadow root.
Element.prototype.attachShadow = function attachShadow(this: HTMLElement) {
  return Object.assign(this, { adoptedStyleSheets: [] }) as unknown as ShadowRoot;
};
document.adoptedStyleSheets = [];
CSSStyleSheet.prototype.replaceSync = () => undefined;

// jsdom has no layout: elements never intersect the viewport.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};

// jsdom has no layout: elements never change size.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// jsdom has no media queries: a light colour scheme that never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom does not implement modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Tests load no style sheets of the plugin, so only the browser's defaults and inline styles apply. jsdom matches every
// rule against every element, which takes a fifth of a test's time. Elements of the same name, type and inline style
// share a computed style, unless an element around them passes on one of its own.
const computedStyle = window.getComputedStyle.bind(window);
const stylesByKey = new Map<string, CSSStyleDeclaration>();

/** Inline styles other than custom properties, and those of them that jsdom passes on to the elements within. */
const ownProperty = /(?:^|;)\s*[a-z]/;
const inheritedProperty = /(?:^|[\s;])(?:visibility|pointer-events|color|caret-color)\s*:/;

function hasInheritedStyle(element: Element): boolean {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
    if (inheritedProperty.test(ancestor.getAttribute('style') ?? '')) return true;
  return false;
}

window.getComputedStyle = (element) => {
  const { localName } = element;
  if (['dialog', 'details', 'summary'].includes(localName) || hasInheritedStyle(element))
    return computedStyle(element);
  const inlineStyle = element.getAttribute('style') ?? '';
  const attributes = {
    // Hidden inputs are not displayed.
    type: localName === 'input' ? element.getAttribute('type') : null,
    style: ownProperty.test(inlineStyle) ? inlineStyle : null,
    hidden: element.getAttribute('hidden'),
  };
  const key = JSON.stringify([localName, attributes]);
  const style = stylesByKey.get(key) ?? computedStyle(createPlainElement(localName, attributes));
  stylesByKey.set(key, style);
  return style;
};

function createPlainElement(localName: string, attributes: Record<string, string | null>): Element {
  const element = document.createElement(localName);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) element.setAttribute(name, value);
  return element;
}
