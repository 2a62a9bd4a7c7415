const [space, minus, point, zero, nine, letterA] = [32, 45, 46, 48, 57, 65];

/** Takes path data apart, a character at a time: codes are thousands of steps, and patterns take ten times as long. */
export class PathReader {
  private readonly path: string;
  private at = 0;

  /** @param path SVG path data as `PathWriter` writes it */
  constructor(path: string) {
    this.path = path;
  }

  /** The next command, past what is left of the one before; empty at the end. */
  command(): string {
    while (this.at < this.path.length && this.path.charCodeAt(this.at) < letterA) this.at++;
    return this.path.charAt(this.at++);
  }

  /** The next number of the command. */
  length(): number {
    const { path } = this;
    let { at } = this;
    while (path.charCodeAt(at) === space) at++;
    const isNegative = path.charCodeAt(at) === minus;
    if (isNegative) at++;
    let [digits, divisor] = [0, 0];
    for (; ; at++) {
      const code = path.charCodeAt(at);
      if (code >= zero && code <= nine) {
        digits = digits * 10 + code - zero;
        divisor *= 10;
      } else if (code === point && divisor === 0) divisor = 1;
      else break;
    }
    this.at = at;
    const size = digits / (divisor || 1);
    return isNegative ? -size : size;
  }
}
