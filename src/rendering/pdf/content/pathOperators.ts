import type { ByteWriter } from './ByteWriter.ts';
import { PathReader } from './PathReader.ts';

/**
 * Writes SVG path data as PDF operators, without the one that paints.
 * @param path as `PathWriter` writes it
 * @throws Error for a command that scenes do not have
 */
export function writePath(content: ByteWriter, path: string): void {
  const steps = new PathReader(path);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last handle of the curve before, which `s` and `t` mirror.
  let [handleX, handleY] = [0, 0];
  const nextX = () => x + steps.length();
  const nextY = () => y + steps.length();
  const point = (toX: number, toY: number) => {
    content.number(toX);
    content.number(toY);
  };
  const goTo = (operator: string, toX: number, toY: number) => {
    point(toX, toY);
    content.write(operator);
    x = toX;
    y = toY;
  };
  const begin = (toX: number, toY: number) => {
    goTo('m\n', toX, toY);
    startX = toX;
    startY = toY;
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    point(x1, y1);
    point(x2, y2);
    goTo('c\n', toX, toY);
    handleX = x2;
    handleY = y2;
  };
  // As a cubic curve, which is all that a PDF has.
  const bend = (hx: number, hy: number, toX: number, toY: number) => {
    const [x1, y1] = [(x + 2 * hx) / 3, (y + 2 * hy) / 3];
    curve(x1, y1, (toX + 2 * hx) / 3, (toY + 2 * hy) / 3, toX, toY);
    handleX = hx;
    handleY = hy;
  };
  const write: Readonly<Record<string, () => void>> = {
    M: () => begin(steps.length(), steps.length()),
    m: () => begin(nextX(), nextY()),
    l: () => goTo('l\n', nextX(), nextY()),
    c: () => curve(nextX(), nextY(), nextX(), nextY(), nextX(), nextY()),
    s: () => curve(2 * x - handleX, 2 * y - handleY, nextX(), nextY(), nextX(), nextY()),
    q: () => bend(nextX(), nextY(), nextX(), nextY()),
    t: () => bend(2 * x - handleX, 2 * y - handleY, nextX(), nextY()),
    z: () => {
      content.write('h\n');
      x = startX;
      y = startY;
    },
  };
  for (let command = steps.command(); command !== ''; command = steps.command()) {
    const step = write[command];
    if (!step) throw new Error(`A path with the command ${command}`);
    step();
  }
}
