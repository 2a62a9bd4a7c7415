import type { ByteWriter } from './ByteWriter.ts';
import { SvgPathReader } from './SvgPathReader.ts';

/**
 * Writes SVG path data as PDF path operators. The operator that fills or strokes the path must be written afterwards.
 * @param path path data in the form that `PathWriter` writes
 * @throws Error for a path command that `PathWriter` does not write
 */
export function writePath(content: Pick<ByteWriter, 'write' | 'writeNumber'>, path: string): void {
  const reader = new SvgPathReader(path);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last control point, which `s` and `t` mirror.
  let [handleX, handleY] = [0, 0];
  const nextX = () => x + reader.readNumber();
  const nextY = () => y + reader.readNumber();
  const writePoint = (toX: number, toY: number) => {
    content.writeNumber(toX);
    content.writeNumber(toY);
  };
  const writeSegment = (operator: string, toX: number, toY: number) => {
    writePoint(toX, toY);
    content.write(operator);
    x = toX;
    y = toY;
  };
  const moveTo = (toX: number, toY: number) => {
    writeSegment('m\n', toX, toY);
    startX = toX;
    startY = toY;
  };
  const curveTo = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    writePoint(x1, y1);
    writePoint(x2, y2);
    writeSegment('c\n', toX, toY);
    handleX = x2;
    handleY = y2;
  };
  // PDF has only cubic curves.
  const quadraticTo = (hx: number, hy: number, toX: number, toY: number) => {
    const [x1, y1] = [(x + 2 * hx) / 3, (y + 2 * hy) / 3];
    curveTo(x1, y1, (toX + 2 * hx) / 3, (toY + 2 * hy) / 3, toX, toY);
    handleX = hx;
    handleY = hy;
  };
  const commandWriters: Readonly<Record<string, () => void>> = {
    M: () => moveTo(reader.readNumber(), reader.readNumber()),
    m: () => moveTo(nextX(), nextY()),
    l: () => writeSegment('l\n', nextX(), nextY()),
    c: () => curveTo(nextX(), nextY(), nextX(), nextY(), nextX(), nextY()),
    s: () => curveTo(2 * x - handleX, 2 * y - handleY, nextX(), nextY(), nextX(), nextY()),
    q: () => quadraticTo(nextX(), nextY(), nextX(), nextY()),
    t: () => quadraticTo(2 * x - handleX, 2 * y - handleY, nextX(), nextY()),
    z: () => {
      content.write('h\n');
      x = startX;
      y = startY;
    },
  };
  for (let command = reader.readCommand(); command !== ''; command = reader.readCommand()) {
    const writeCommand = commandWriters[command];
    if (!writeCommand) throw new Error(`A path with the command ${command}`);
    writeCommand();
  }
}
