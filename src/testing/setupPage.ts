import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's modules are compiled when they are first asked for, which takes long on a machine that is new or busy.
configure({ asyncUtilTimeout: 15_000 });

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

// jsdom has no media queries: a light system that never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
