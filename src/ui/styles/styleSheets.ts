/**
 * Style sheets of the plugin. Every `*.css` module registers its text here when its chunk is loaded. Each root of the
 * plugin adopts the texts as constructed style sheets, which a content security policy without inline styles allows and
 * which nothing in the host's page can remove. A constructed style sheet can only be used in the document for whose
 * window it was created, so that there is one for each document.
 */

/** `root`: applies inside the roots of the plugin. `document`: applies to the document, as fonts and page sizes must. */
type StyleScope = 'root' | 'document';

/** Node that has style sheets. */
type StyleTarget = Pick<ShadowRoot, 'adoptedStyleSheets' | 'ownerDocument'> | Document;

const texts: Record<StyleScope, string[]> = { root: [], document: [] };
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const roots = new Set<ShadowRoot>();
/** Number of roots in each document. */
const rootCounts = new Map<Document, number>();

/** Registers a style sheet, and adds it to all mounted roots, or to their documents. */
export function registerStyleSheet(scope: StyleScope, text: string): void {
  texts[scope].push(text);
  for (const target of scope === 'root' ? roots : rootCounts.keys()) adopt(target, [text]);
}

/**
 * Adds all style sheets to a root and to its document, also those that are registered later.
 * @returns a function that removes them
 */
export function adoptStyleSheets(root: ShadowRoot): () => void {
  const { ownerDocument } = root;
  adopt(root, texts.root);
  roots.add(root);
  const count = rootCounts.get(ownerDocument) ?? 0;
  if (count === 0) adopt(ownerDocument, texts.document);
  rootCounts.set(ownerDocument, count + 1);
  return () => {
    if (!roots.delete(root)) return;
    const remaining = (rootCounts.get(ownerDocument) ?? 1) - 1;
    if (remaining > 0) rootCounts.set(ownerDocument, remaining);
    else {
      rootCounts.delete(ownerDocument);
      const removed = new Set(texts.document.map((text) => getSheet(ownerDocument, text)));
      ownerDocument.adoptedStyleSheets = ownerDocument.adoptedStyleSheets.filter(
        (sheet) => !removed.has(sheet),
      );
    }
  };
}

/** Returns the shadow roots of all mounts. */
export const getMountedRoots = (): ReadonlySet<ShadowRoot> => roots;

/** Replaces `document.getElementById` in react-aria, which does not find elements in shadow roots; see webpack.config.ts. */
export function getElementById(id: string): HTMLElement | null {
  for (const root of roots) {
    const element = root.getElementById(id);
    if (element) return element;
  }
  return null;
}

function adopt(target: StyleTarget, newTexts: readonly string[]): void {
  const ownerDocument = target.ownerDocument ?? (target as Document);
  target.adoptedStyleSheets.push(...newTexts.map((text) => getSheet(ownerDocument, text)));
}

function getSheet(ownerDocument: Document, text: string): CSSStyleSheet {
  let sheets = sheetsByDocument.get(ownerDocument);
  if (!sheets) sheetsByDocument.set(ownerDocument, (sheets = new Map()));
  let sheet = sheets.get(text);
  if (!sheet) {
    const view = ownerDocument.defaultView as (Window & typeof globalThis) | null;
    sheet = new (view ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}
