import { getMountedRoots } from './styleSheets.ts';

/** Replaces `document.getElementById` in react-aria, which does not find elements in shadow roots; see webpack/shadowRootRules.ts. */
export function getElementById(id: string): HTMLElement | null {
  for (const root of getMountedRoots()) {
    const element = root.getElementById(id);
    if (element) return element;
  }
  return null;
}
