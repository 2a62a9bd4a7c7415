import { TokenFieldValue } from 'react-aria-components/TokenField';

type Segment = TokenFieldValue<string>['segments'][number];

/** A piece of a text: plain, or a token. */
export type TokenPiece = { text: string } | { name: string; label: string };

/** How the text of a field is cut into plain text and tokens, and how a token is written back. */
export interface TokenSyntax {
  /** @returns pieces in order; a token's `name` is what is written, its `label` what is read and shown */
  parse: (text: string) => readonly TokenPiece[];
  write: (name: string) => string;
}

/** The library's value, which writes its tokens out: so does the clipboard. */
export class TokenContent extends TokenFieldValue<string> {
  private syntax: TokenSyntax | undefined;

  /** @param caret position in the text; inside a token: before it */
  static of(text: string, syntax: TokenSyntax, caret = text.length): TokenContent {
    const content = new TokenContent(syntax.parse(text).map(segmentOf));
    content.syntax = syntax;
    return content.withCaretPosition(content.positionOf(caret));
  }

  override toString(): string {
    return this.segments.map((segment) => this.written(segment)).join('');
  }

  /** Where the caret is in the text. */
  get caret(): number {
    return this.offsetOf(this.caretPosition);
  }

  /**
   * Whether its tokens are those of its text: a pasted one may say it is another, and typed braces become one. Another
   * syntax alone makes it no other: what takes its place would put the caret where it was last heard of.
   */
  isTrue(syntax: TokenSyntax): boolean {
    if (this.syntax?.write !== syntax.write) return false;
    const expected = syntax.parse(this.toString()).map(segmentOf);
    return (
      expected.length === this.segments.length &&
      expected.every((one, index) => isSame(one, this.segments[index]))
    );
  }

  protected override createFieldValue(segments: readonly Segment[]): this {
    const made = super.createFieldValue(segments);
    made.syntax = this.syntax;
    return made;
  }

  private written({ type, text, value }: Segment & { value?: unknown }): string {
    return type === 'token' && typeof value === 'string' && this.syntax
      ? this.syntax.write(value)
      : text;
  }

  private offsetOf({ index, offset }: { index: number; offset: number }): number {
    const before = this.segments.slice(0, index).map((segment) => this.written(segment).length);
    const segment = this.segments[index];
    const inside = segment?.type === 'token' && offset > 0 ? this.written(segment).length : offset;
    return before.reduce((total, length) => total + length, 0) + inside;
  }

  private positionOf(caret: number): { index: number; offset: number } {
    let left = caret;
    for (const [index, segment] of this.segments.entries()) {
      const { length } = this.written(segment);
      if (segment.type === 'text' ? left <= length : left < length) {
        return { index, offset: segment.type === 'text' ? left : 0 };
      }
      left -= length;
    }
    return { index: this.segments.length, offset: 0 };
  }
}

function segmentOf(piece: TokenPiece): Segment {
  return 'text' in piece
    ? { type: 'text', text: piece.text }
    : { type: 'token', text: piece.label, value: piece.name };
}

function isSame(one: Segment, other: Segment | undefined): boolean {
  if (one.type !== other?.type || one.text !== other.text) return false;
  return one.type === 'text' || (other.type === 'token' && one.value === other.value);
}

/** Where an edit that turned one text into another ended. */
export function caretAfter(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
