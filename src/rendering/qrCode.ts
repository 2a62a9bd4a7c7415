import { type Bitmap2D, correction, generate } from 'lean-qr/nano';
import { remembered } from '#model/remembered.ts';
import { PathWriter } from './ornaments/path.ts';

/** Light modules that a reader needs around the code. */
export const quietModules = 4;

export interface QrCode {
  /** Modules along a side. */
  modules: number;
  /** The dark modules as outlines, `size` points wide. */
  path(x: number, y: number, size: number): string;
}

let latest: { address: string; bitmap: Bitmap2D; paths: Map<string, string> } | undefined;

/** A QR code of medium correction. The same address always gives the same picture. */
export function qrCode(address: string): QrCode {
  // While a template is edited, the same one is drawn at each keystroke.
  if (latest?.address !== address)
    latest = {
      address,
      bitmap: generate(address, { minCorrectionLevel: correction.M }),
      paths: new Map(),
    };
  const { bitmap, paths } = latest;
  return {
    modules: bitmap.size,
    path: (x, y, size) =>
      remembered(paths, `${x} ${y} ${size}`, () => outline(bitmap, x, y, size / bitmap.size)),
  };
}

/** Right is 0, down 1, left 2, up 3: adding 1 turns to the right. */
type Direction = number;

/** A turn to the right is tried first: it keeps to the same module where two meet at their corners. */
const turns = [1, 0, 3] as const;

/**
 * Traces connected modules as one shape each: squares drawn side by side would show hairlines between them. Edges run
 * with the dark module on their right, so holes come out the other way round.
 */
function outline(bitmap: Bitmap2D, x: number, y: number, module: number): string {
  const corners = bitmap.size + 1;
  const edges = edgesOf(bitmap, corners);
  const steps = [1, corners, -1, -corners] as const;
  const path = new PathWriter(2);
  const xOf = (corner: number) => x + (corner % corners) * module;
  const yOf = (corner: number) => y + Math.floor(corner / corners) * module;
  for (let start = 0; start < edges.length; start++)
    while (edges[start]) {
      let corner = start;
      let direction: Direction | undefined = Math.log2(lowestBit(edges[start] ?? 0));
      path.move(xOf(corner), yOf(corner));
      while (direction !== undefined) {
        edges[corner] = (edges[corner] ?? 0) & ~(1 << direction);
        corner += steps[direction] ?? 0;
        const next: Direction | undefined =
          corner === start ? undefined : turned(direction, edges[corner] ?? 0);
        if (next !== undefined && next !== direction) path.line(xOf(corner), yOf(corner));
        direction = next;
      }
      path.close();
    }
  return path.toString();
}

/** Where an outline goes on, with a bit for each way there is. */
function turned(direction: Direction, ways: number): Direction | undefined {
  for (const turn of turns) {
    const way = (direction + turn) % 4;
    if (ways & (1 << way)) return way;
  }
  return undefined;
}

/** For each corner of the modules, a bit for each direction in which an edge leaves it. */
function edgesOf(bitmap: Bitmap2D, corners: number): Uint8Array {
  const edges = new Uint8Array(corners * corners);
  const add = (corner: number, direction: number) => {
    edges[corner] = (edges[corner] ?? 0) | (1 << direction);
  };
  // An edge lies where one of two neighbours is dark; its direction keeps that one on the right.
  for (let row = 0; row < corners; row++)
    for (let column = 0; column < corners; column++) {
      const corner = row * corners + column;
      const isDark = bitmap.get(column, row);
      if (isDark !== bitmap.get(column, row - 1)) add(isDark ? corner : corner + 1, isDark ? 0 : 2);
      if (isDark !== bitmap.get(column - 1, row))
        add(isDark ? corner + corners : corner, isDark ? 3 : 1);
    }
  return edges;
}

function lowestBit(bits: number): number {
  return bits & -bits;
}
