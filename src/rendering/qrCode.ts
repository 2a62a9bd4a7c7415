import { encode } from 'uqr';
import { PathWriter } from './ornaments/path.ts';

/** Light modules that a reader needs around the code. */
export const quietModules = 4;

export interface QrCode {
  /** Modules along a side. */
  modules: number;
  /** The dark modules as outlines, `size` points wide. */
  path(x: number, y: number, size: number): string;
}

/** A QR code of medium correction. The mask is fixed: the same address always gives the same picture. */
export function qrCode(address: string): QrCode {
  const { size: modules, data: dark } = encode(address, { ecc: 'M', border: 0, maskPattern: 2 });
  return {
    modules,
    path: (x, y, size) => outline(dark, x, y, size / modules),
  };
}

/** Right, down, left, up. A direction is the place in this list; the next one is a turn to the right. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Traces connected modules as one shape each: squares drawn side by side would show hairlines between them. Edges run
 * with the dark module on their right, so holes come out the other way round.
 */
function outline(
  dark: readonly (readonly boolean[])[],
  x: number,
  y: number,
  module: number,
): string {
  const corners = dark.length + 1;
  const edges = edgesOf(dark, corners);
  const path = new PathWriter(2);
  for (let start = 0; start < edges.length; start++)
    while (edges[start]) {
      let corner = start;
      let direction = Math.log2(lowestBit(edges[start] ?? 0));
      path.move(x + (corner % corners) * module, y + Math.floor(corner / corners) * module);
      for (;;) {
        edges[corner] = (edges[corner] ?? 0) & ~(1 << direction);
        const [dx, dy] = steps[direction] ?? steps[0];
        corner += dx + dy * corners;
        const ways = edges[corner] ?? 0;
        if (ways === 0 || corner === start) break;
        // A turn to the right keeps to the same module where two meet at their corners.
        const next = [1, 0, 3]
          .map((turn) => (direction + turn) % 4)
          .find((way) => ways & (1 << way));
        if (next === undefined) break;
        if (next !== direction)
          path.line(x + (corner % corners) * module, y + Math.floor(corner / corners) * module);
        direction = next;
      }
      path.close();
    }
  return path.toString();
}

/** For each corner of the modules, a bit for each direction in which an edge leaves it. */
function edgesOf(dark: readonly (readonly boolean[])[], corners: number): Uint8Array {
  const edges = new Uint8Array(corners * corners);
  const isDark = (column: number, row: number) => dark[row]?.[column] ?? false;
  const add = (column: number, row: number, direction: number) => {
    edges[row * corners + column] = (edges[row * corners + column] ?? 0) | (1 << direction);
  };
  dark.forEach((line, row) => {
    line.forEach((isSet, column) => {
      if (!isSet) return;
      if (!isDark(column, row - 1)) add(column, row, 0);
      if (!isDark(column + 1, row)) add(column + 1, row, 1);
      if (!isDark(column, row + 1)) add(column + 1, row + 1, 2);
      if (!isDark(column - 1, row)) add(column, row + 1, 3);
    });
  });
  return edges;
}

function lowestBit(bits: number): number {
  return bits & -bits;
}
