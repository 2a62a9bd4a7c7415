import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's modules are compiled when they are first asked for, which takes long on a machine that is new or busy.
configure({
  asyncUtilTimeout: 15_000,
  // To print the document each time that something is not there yet takes a sixth of the editor’s tests.
  getElementError: (message) => new Error(message ?? ''),
});

// jsdom has no layout, so nothing ever comes near the viewport.
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

// For the same reason nothing ever changes its size.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// jsdom has no media queries: a light system that never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom opens no dialog over the others.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Without the plugin's style sheets only the browser's own and an element's own style are left; jsdom asks every rule for
// every element, which takes a fifth of a test's time. A name stands for its kind where nothing of its own says otherwise.
const computedStyle = window.getComputedStyle.bind(window);
const styleOf = new Map<string, CSSStyleDeclaration>();

function isStyled(element: Element | null): boolean {
  for (let at = element; at !== null; at = at.parentElement)
    if (at.hasAttribute('style') || at.hasAttribute('hidden')) return true;
  return false;
}

window.getComputedStyle = (element) => {
  const { localName } = element;
  if (isStyled(element) || ['input', 'dialog', 'details', 'summary'].includes(localName))
    return computedStyle(element);
  const known = styleOf.get(localName) ?? computedStyle(document.createElement(localName));
  styleOf.set(localName, known);
  return known;
};
