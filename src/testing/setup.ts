import '@testing-library/jest-dom';

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
