import { TokenFieldValue } from 'react-aria-components/TokenField';

type Segment = TokenFieldValue<string>['segments'][number];

/**
 * Part of the text of a TokenField: plain text, or a token. `name` is how the text refers to the token, such as
 * `user.name`; `label` is what the screen shows.
 */
export type TokenPiece = { text: string } | { name: string; label: string };

export interface TokenSyntax {
  /** Splits a text into plain text and tokens, in their order. */
  parse: (text: string) => readonly TokenPiece[];
  write: (name: string) => string;
}

/**
 * Content of a TokenField, for the library react-aria-components. As a string, and when copied to the clipboard, each
 * token is written out by `syntax.write`.
 */
export class TokenContent extends TokenFieldValue<string> {
  private syntax: TokenSyntax | undefined;

  /**
   * Creates the content of a field from a text.
   * @param caret position of the caret in the text; a position inside a token is moved before the token
   */
  static create(text: string, syntax: TokenSyntax, caret = text.length): TokenContent {
    const content = new TokenContent(syntax.parse(text).map(toSegment));
    content.syntax = syntax;
    return content.withCaretPosition(content.getSegmentPosition(caret));
  }

  override toString(): string {
    return this.segments.map((segment) => this.serializeSegment(segment)).join('');
  }

  /** Position of the caret in the text, in UTF-16 code units. */
  get caret(): number {
    return this.getTextOffset(this.caretPosition);
  }

  /**
   * Returns true if the displayed tokens are those that `syntax` parses from the text. They differ if, for example, a
   * pasted token has an outdated label, or typed braces have formed a new token. Compares the results of parsing, not
   * the `parse` functions, because replacing the content unnecessarily would reset the caret.
   */
  hasCurrentTokens(syntax: TokenSyntax): boolean {
    if (this.syntax?.write !== syntax.write) return false;
    const expected = syntax.parse(this.toString()).map(toSegment);
    return (
      expected.length === this.segments.length &&
      expected.every((expectedSegment, index) =>
        isSameSegment(expectedSegment, this.segments[index]),
      )
    );
  }

  protected override createFieldValue(segments: readonly Segment[]): this {
    const content = super.createFieldValue(segments);
    content.syntax = this.syntax;
    return content;
  }

  private serializeSegment({ type, text, value }: Segment & { value?: unknown }): string {
    return type === 'token' && typeof value === 'string' && this.syntax
      ? this.syntax.write(value)
      : text;
  }

  private getTextOffset({ index, offset }: { index: number; offset: number }): number {
    const lengths = this.segments
      .slice(0, index)
      .map((segment) => this.serializeSegment(segment).length);
    const segment = this.segments[index];
    const offsetInSegment =
      segment?.type === 'token' && offset > 0 ? this.serializeSegment(segment).length : offset;
    return lengths.reduce((total, length) => total + length, 0) + offsetInSegment;
  }

  private getSegmentPosition(caret: number): { index: number; offset: number } {
    let remaining = caret;
    for (const [index, segment] of this.segments.entries()) {
      const { length } = this.serializeSegment(segment);
      if (segment.type === 'text' ? remaining <= length : remaining < length) {
        return { index, offset: segment.type === 'text' ? remaining : 0 };
      }
      remaining -= length;
    }
    return { index: this.segments.length, offset: 0 };
  }
}

function toSegment(piece: TokenPiece): Segment {
  return 'text' in piece
    ? { type: 'text', text: piece.text }
    : { type: 'token', text: piece.label, value: piece.name };
}

function isSameSegment(first: Segment, second: Segment | undefined): boolean {
  if (first.type !== second?.type || first.text !== second.text) return false;
  return first.type === 'text' || (second.type === 'token' && first.value === second.value);
}

/**
 * Returns the position of the caret after an edit: the end of the part of the text that was changed.
 * @param previous text before the edit
 * @param next text after the edit
 */
export function getCaretAfterEdit(previous: string, next: string): number {
  const maxLength = Math.min(previous.length, next.length);
  let commonLength = 0;
  while (commonLength < maxLength && previous.at(-1 - commonLength) === next.at(-1 - commonLength))
    commonLength += 1;
  return next.length - commonLength;
}
