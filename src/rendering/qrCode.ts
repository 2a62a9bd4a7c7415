import { type Bitmap2D, correction, generate } from 'lean-qr/nano';

/** Light modules that a reader needs around the code. */
export const quietModules = 4;

export interface QrCode {
  /** Along a side. */
  modules: number;
  /** The dark modules as outlines; a step is a module. */
  d: string;
}

let latest: { address: string; code: QrCode } | undefined;

/** A QR code of medium correction. The same address always gives the same picture. */
export function qrCode(address: string): QrCode {
  // While a template is edited, the same one is drawn at each keystroke.
  if (latest?.address !== address) {
    const bitmap = generate(address, { minCorrectionLevel: correction.M });
    latest = { address, code: { modules: bitmap.size, d: outline(bitmap) } };
  }
  return latest.code;
}

/** Right is 0, down 1, left 2, up 3: adding 1 turns to the right. */
type Direction = number;

/** A turn to the right is tried first: it keeps to the same module where two meet at their corners. */
const turns = [1, 0, 3] as const;

/**
 * Traces connected modules as one shape each: squares drawn side by side would show hairlines between them. Edges run
 * with the dark module on their right, so holes come out the other way round.
 */
function outline(bitmap: Bitmap2D): string {
  const corners = bitmap.size + 1;
  const edges = edgesOf(bitmap, corners);
  const steps = [1, corners, -1, -corners] as const;
  let d = '';
  for (let start = 0; start < edges.length; start++)
    while (edges[start]) {
      d += `M${start % corners} ${Math.floor(start / corners)}`;
      let corner = start;
      let length = 0;
      let direction: Direction | undefined = firstOf(edges[start] ?? 0);
      while (direction !== undefined) {
        edges[corner] = (edges[corner] ?? 0) & ~(1 << direction);
        corner += steps[direction] ?? 0;
        length++;
        const next: Direction | undefined =
          corner === start ? undefined : turned(direction, edges[corner] ?? 0);
        if (next === direction) continue;
        // The last line closes itself.
        if (next !== undefined) d += lineTo(direction, length);
        direction = next;
        length = 0;
      }
      d += 'z';
    }
  return d;
}

function lineTo(direction: Direction, length: number): string {
  const step = direction < 2 ? length : -length;
  return direction % 2 === 0 ? `l${step} 0` : `l0 ${step}`;
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
  for (let row = 0; row < corners; row++) {
    let wasDark = false;
    for (let column = 0; column < corners; column++) {
      const corner = row * corners + column;
      const isDark = bitmap.get(column, row);
      if (isDark !== bitmap.get(column, row - 1)) add(isDark ? corner : corner + 1, isDark ? 0 : 2);
      if (isDark !== wasDark) add(isDark ? corner + corners : corner, isDark ? 3 : 1);
      wasDark = isDark;
    }
  }
  return edges;
}

/** The lowest of the ways there are. */
function firstOf(ways: number): Direction {
  return Math.log2(ways & -ways);
}
