import { getMountedRoots } from './styleSheets.ts';

/**
 * Finds an element in the shadow roots of the plugin or in the document. The build replaces `document.getElementById` by
 * it, because react-aria does not look into shadow roots; see docs/decisions/056-shadow-root.md.
 */
export function getElementById(id: string): HTMLElement | null {
  for (const root of getMountedRoots()) {
    const element = root.getElementById(id);
    if (element) return element;
  }
  // `document.getElementById` would be this function.
  return window.document.getElementById(id);
}
