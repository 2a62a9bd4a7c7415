const [space, minus, point, zero, nine, letterA] = [32, 45, 46, 48, 57, 65];

/**
 * A reader of SVG path data, character by character. For the long paths of QR codes, regular expressions would take ten
 * times as long.
 */
export class SvgPathReader {
  private readonly path: string;
  private position = 0;

  /** Creates a reader at the start of a path. @param path SVG path data in the form that `PathWriter` writes */
  constructor(path: string) {
    this.path = path;
  }

  /**
   * Returns the next path command, and skips remaining numbers of the previous command. Returns an empty string at the
   * end of the path.
   */
  readCommand(): string {
    while (this.position < this.path.length && this.path.charCodeAt(this.position) < letterA)
      this.position++;
    return this.path.charAt(this.position++);
  }

  /** Returns the next number of the path and moves behind the number. */
  readNumber(): number {
    const { path } = this;
    let { position } = this;
    while (path.charCodeAt(position) === space) position++;
    const isNegative = path.charCodeAt(position) === minus;
    if (isNegative) position++;
    let [digits, divisor] = [0, 0];
    for (; ; position++) {
      const code = path.charCodeAt(position);
      if (code >= zero && code <= nine) {
        digits = digits * 10 + code - zero;
        divisor *= 10;
      } else if (code === point && divisor === 0) divisor = 1;
      else break;
    }
    this.position = position;
    const size = digits / (divisor || 1);
    return isNegative ? -size : size;
  }
}
