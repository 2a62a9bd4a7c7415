import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen's modules are compiled when they are first asked for.
configure({ asyncUtilTimeout: 4000 });

// jsdom has no media queries: a light system that never changes.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
