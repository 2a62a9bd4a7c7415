import { number } from '../syntax.ts';

const firstRoom = 8192;

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
    for (let index = 0; index < text.length; index++)
      this.room[this.written++] = text.charCodeAt(index);
  }

  /** Each with a space behind it. */
  numbers(...values: readonly number[]): void {
    for (const value of values) this.write(`${number(value)} `);
  }

  private need(more: number): void {
    const least = this.written + more;
    if (least <= this.room.length) return;
    const wider = new Uint8Array(Math.max(least, this.room.length * 2));
    wider.set(this.bytes);
    this.room = wider;
  }
}
