import { getMountedRoots } from './styleSheets.ts';

/**
 * Id that react-aria-components gives to its style element. The library does not add the style element if an element
 * with this id exists. A strict content security policy (CSP) would block the style element.
 */
const styleId = 'react-aria-pressable-style';

/**
 * Adds an empty element with the id of the library's style element, so that the library does not add the style element.
 * The only rule of the style element is in AriaLocaleAndPortalProvider.module.css instead.
 * @returns a function that removes the element if no mount in the document is left
 */
export function preventStyleElement(ownerDocument: Document): () => void {
  if (!ownerDocument.getElementById(styleId)) {
    const marker = ownerDocument.createElement('meta');
    marker.id = styleId;
    ownerDocument.head.append(marker);
  }
  return () => {
    const isUsed = [...getMountedRoots()].some((root) => root.ownerDocument === ownerDocument);
    if (!isUsed) ownerDocument.getElementById(styleId)?.remove();
  };
}
