import { getMountedRoots } from '../styles/styleSheets.ts';

/** A range of the selection whose changes also change the selection. */
class SelectedRange extends Range {
  private readonly selection: Selection;

  constructor(selection: Selection, range: AbstractRange) {
    super();
    this.selection = selection;
    super.setStart(range.startContainer, range.startOffset);
    super.setEnd(range.endContainer, range.endOffset);
  }

  override setStart(node: Node, offset: number): void {
    super.setStart(node, offset);
    this.select();
  }

  override setEnd(node: Node, offset: number): void {
    super.setEnd(node, offset);
    this.select();
  }

  private select(): void {
    const { startContainer, startOffset, endContainer, endOffset } = this;
    this.selection.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }
}

/**
 * The selection of a document with its real nodes, also if these are inside a shadow root of the plugin. Browsers report
 * the element with the shadow root instead. Has the members of `Selection` that TokenField of react-aria uses.
 */
class ComposedSelection {
  private readonly selection: Selection;

  constructor(selection: Selection) {
    this.selection = selection;
  }

  get rangeCount(): number {
    return this.selection.rangeCount;
  }
  get isCollapsed(): boolean {
    const range = this.getComposedRange();
    return !range || range.collapsed;
  }
  get anchorNode(): Node | null {
    return this.getEnd('anchor')?.[0] ?? null;
  }
  get anchorOffset(): number {
    return this.getEnd('anchor')?.[1] ?? 0;
  }
  get focusNode(): Node | null {
    return this.getEnd('focus')?.[0] ?? null;
  }
  get focusOffset(): number {
    return this.getEnd('focus')?.[1] ?? 0;
  }

  getRangeAt(index: number): Range {
    return new SelectedRange(
      this.selection,
      this.getComposedRange() ?? this.selection.getRangeAt(index),
    );
  }
  containsNode(node: Node): boolean {
    return this.rangeCount > 0 && this.getRangeAt(0).intersectsNode(node);
  }
  removeAllRanges(): void {
    this.selection.removeAllRanges();
  }
  setBaseAndExtent(...args: Parameters<Selection['setBaseAndExtent']>): void {
    this.selection.setBaseAndExtent(...args);
  }
  modify(...args: Parameters<Selection['modify']>): void {
    this.selection.modify(...args);
  }

  private getComposedRange(): AbstractRange | undefined {
    // Browsers before 2025 report the real nodes, or have no way to find them.
    if (!('getComposedRanges' in this.selection)) return undefined;
    const shadowRoots = [...getMountedRoots()];
    return this.selection.getComposedRanges({ shadowRoots })[0];
  }

  private getEnd(end: 'anchor' | 'focus'): [node: Node, offset: number] | undefined {
    const range = this.getComposedRange();
    if (!range) {
      const { [`${end}Node` as const]: node, [`${end}Offset` as const]: offset } = this.selection;
      return node ? [node, offset] : undefined;
    }
    const isStart = (this.selection.direction === 'backward') === (end === 'focus');
    return isStart
      ? [range.startContainer, range.startOffset]
      : [range.endContainer, range.endOffset];
  }
}

/** Returns the document of the mount that has the focus, which may be in a frame. */
function getFocusedDocument(): Document {
  const focusedRoot = [...getMountedRoots()].find(({ activeElement }) => activeElement);
  return focusedRoot?.ownerDocument ?? document;
}

/** Replaces `window.getSelection` in TokenField of react-aria; see webpack/shadowRootRules.ts. */
export function getComposedSelection(): ComposedSelection | undefined {
  const selection = getFocusedDocument().getSelection();
  return selection ? new ComposedSelection(selection) : undefined;
}

/** Replaces `document.caretPositionFromPoint` in TokenField of react-aria; see webpack/shadowRootRules.ts. */
export function getCaretPosition(x: number, y: number): CaretPosition | null {
  const shadowRoots = [...getMountedRoots()];
  return getFocusedDocument().caretPositionFromPoint(x, y, { shadowRoots });
}
