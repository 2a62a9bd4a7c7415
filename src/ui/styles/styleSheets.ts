/**
 * Style sheets of the plugin. Every `*.css` module registers its text here when its chunk is loaded. Each mount adopts the
 * texts as constructed style sheets, which a content security policy without inline styles allows and which nothing in
 * the host's page can remove. A constructed style sheet can only be used in the document for whose window it was created,
 * so that there is one for each document.
 */

const texts: string[] = [];
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const roots = new Set<ShadowRoot>();

/** Registers a style sheet, and adds it to all mounts. */
export function registerStyleSheet(text: string): void {
  texts.push(text);
  for (const root of roots) addSheet(root, text);
}

/** Adds a style sheet to the document. Browsers ignore page rules in shadow roots. */
export function registerDocumentStyleSheet(text: string): void {
  addSheet(document, text);
}

/**
 * Adds all style sheets to the shadow root of a mount, also those that are registered later.
 * @returns a function that stops adding more
 */
export function addStyleSheets(root: ShadowRoot): () => void {
  for (const text of texts) addSheet(root, text);
  roots.add(root);
  return () => roots.delete(root);
}

/** Returns the shadow roots of all mounts. */
export const getMountedRoots = (): ReadonlySet<ShadowRoot> => roots;

function addSheet(target: DocumentOrShadowRoot & Node, text: string): void {
  // The owner of a document is null.
  const ownerDocument = target.ownerDocument ?? document;
  const sheets = sheetsByDocument.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(ownerDocument, sheets);
  let sheet = sheets.get(text);
  if (!sheet) {
    const { CSSStyleSheet } = (ownerDocument.defaultView ?? window) as typeof globalThis;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // TokenField of react-aria then adds no sheet of its own, which would be one of the wrong document in a frame.
    Object.assign(sheet, { [Symbol.for('react-aria-token-style')]: true });
    sheets.set(text, sheet);
  }
  target.adoptedStyleSheets.push(sheet);
}
