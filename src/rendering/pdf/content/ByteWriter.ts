import { number } from '../syntax.ts';

const firstRoom = 8192;

const encoder = new TextEncoder();
/** The encoder takes a while to begin, and then is quicker. */
const longText = 64;

/** Text as it is written, in bytes that grow: there is no string of the whole. */
export class ByteWriter {
  private room = new Uint8Array(firstRoom);
  private written = 0;

  get length(): number {
    return this.written;
  }

  /** What was written so far, until more is. */
  get bytes(): Uint8Array {
    return this.room.subarray(0, this.written);
  }

  /** @param text Latin-1 */
  write(text: string): void {
    this.need(text.length);
    if (text.length <= longText || !this.encode(text)) {
      const { room, written } = this;
      for (let index = 0; index < text.length; index++)
        room[written + index] = text.charCodeAt(index);
    }
    this.written += text.length;
  }

  /** @returns whether all of the text was ASCII, and is written */
  private encode(text: string): boolean {
    const place = this.room.subarray(this.written, this.written + text.length);
    return encoder.encodeInto(text, place).read === text.length;
  }

  /** With a space behind it. */
  number(value: number): void {
    this.write(number(value));
    this.write(' ');
  }

  private need(more: number): void {
    const least = this.written + more;
    if (least <= this.room.length) return;
    const wider = new Uint8Array(Math.max(least, this.room.length * 2));
    wider.set(this.bytes);
    this.room = wider;
  }
}
