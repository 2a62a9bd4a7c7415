import { getMountedRoots } from '../styles/styleSheets.ts';

/** Creates a range of the selection whose changes also change the selection. */
function createSelectedRange(selection: Selection, range: AbstractRange): Range {
  const selectedRange = new Range();
  selectedRange.setStart(range.startContainer, range.startOffset);
  selectedRange.setEnd(range.endContainer, range.endOffset);
  const select = () => {
    const { startContainer, startOffset, endContainer, endOffset } = selectedRange;
    selection.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  };
  return Object.assign(selectedRange, {
    setStart(node: Node, offset: number) {
      Range.prototype.setStart.call(selectedRange, node, offset);
      select();
    },
    setEnd(node: Node, offset: number) {
      Range.prototype.setEnd.call(selectedRange, node, offset);
      select();
    },
  });
}

/**
 * Creates the members of a selection that describe its real nodes, also if these are inside a shadow root of the plugin.
 * The browser's own members describe the element with the shadow root instead.
 */
function createComposedMembers(selection: Selection) {
  const getRange = (): StaticRange | undefined =>
    selection.getComposedRanges({ shadowRoots: [...getMountedRoots()] })[0];
  const getBoundary = (which: 'anchor' | 'focus'): readonly [node: Node | null, offset: number] => {
    const range = getRange();
    if (!range) return [null, 0];
    const isStart = (selection.direction === 'backward') === (which === 'focus');
    return isStart
      ? [range.startContainer, range.startOffset]
      : [range.endContainer, range.endOffset];
  };
  const getRangeAt = (index: number): Range => {
    const range = getRange();
    return range ? createSelectedRange(selection, range) : selection.getRangeAt(index);
  };
  return {
    get isCollapsed() {
      return getRange()?.collapsed ?? true;
    },
    get anchorNode() {
      return getBoundary('anchor')[0];
    },
    get anchorOffset() {
      return getBoundary('anchor')[1];
    },
    get focusNode() {
      return getBoundary('focus')[0];
    },
    get focusOffset() {
      return getBoundary('focus')[1];
    },
    getRangeAt,
    containsNode: (node: Node) => selection.rangeCount > 0 && getRangeAt(0).intersectsNode(node),
  } satisfies Partial<Selection>;
}

/** Returns the document of the mount that has the focus, which may be in a frame. */
function getFocusedDocument(): Document {
  const focusedRoot = [...getMountedRoots()].find(({ activeElement }) => activeElement);
  return focusedRoot?.ownerDocument ?? document;
}

/**
 * Returns the selection with its real nodes, also if these are inside a shadow root of the plugin. The build replaces
 * `window.getSelection` by it; see docs/decisions/056-shadow-root.md.
 */
export function getComposedSelection(): Selection | null {
  const selection = getFocusedDocument().getSelection();
  // Browsers before 2025 report the real nodes, or have no way to find them.
  if (!selection || !('getComposedRanges' in selection)) return selection;
  const composedMembers = createComposedMembers(selection);
  return new Proxy(selection, {
    get: (_, name) => {
      const owner = Object.hasOwn(composedMembers, name) ? composedMembers : selection;
      const member: unknown = Reflect.get(owner, name);
      return typeof member === 'function' ? (member.bind(owner) as unknown) : member;
    },
  });
}

/**
 * Returns the caret position at a point, also inside a shadow root of the plugin. The build replaces
 * `document.caretPositionFromPoint` by it; see docs/decisions/056-shadow-root.md.
 */
export function getCaretPosition(x: number, y: number): CaretPosition | null {
  const focusedDocument = getFocusedDocument();
  if ('caretPositionFromPoint' in focusedDocument)
    return focusedDocument.caretPositionFromPoint(x, y, { shadowRoots: [...getMountedRoots()] });
  // oxlint-disable-next-line typescript/no-deprecated -- Safari before 18.4 has no other function
  const range = (focusedDocument as Document).caretRangeFromPoint(x, y);
  return (
    range && {
      offsetNode: range.startContainer,
      offset: range.startOffset,
      getClientRect: () => range.getBoundingClientRect(),
    }
  );
}
