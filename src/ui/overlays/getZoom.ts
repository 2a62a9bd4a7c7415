/**
 * Returns the factor between lengths of an element's styles and the pixels of the window, which differ if a page sets
 * `zoom`.
 */
export const getZoom = (element: Element): number =>
  'currentCSSZoom' in element ? element.currentCSSZoom : 1;
