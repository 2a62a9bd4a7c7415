import { formatDecimal } from '../../formatDecimal.ts';

const initialCapacity = 8192;

/** A growing byte buffer for Latin-1 text. */
export class ByteWriter {
  private buffer = new Uint8Array(initialCapacity);
  private position = 0;

  get length(): number {
    return this.position;
  }

  /** The bytes written so far. Do not use the array after the next write, which may change it. */
  get bytes(): Uint8Array {
    return this.buffer.subarray(0, this.position);
  }

  /** Appends a text as one byte per character. @param text Latin-1 text */
  write(text: string): void {
    this.ensureCapacity(text.length);
    const { buffer, position } = this;
    for (let index = 0; index < text.length; index++)
      buffer[position + index] = text.charCodeAt(index);
    this.position += text.length;
  }

  /** Appends a number and a space. */
  writeNumber(value: number): void {
    this.write(formatDecimal(value));
    this.write(' ');
  }

  private ensureCapacity(more: number): void {
    const required = this.position + more;
    if (required <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(required, this.buffer.length * 2));
    larger.set(this.bytes);
    this.buffer = larger;
  }
}
