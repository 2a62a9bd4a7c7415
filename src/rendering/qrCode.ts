import { type Bitmap2D, correction, generate } from 'lean-qr/nano';

/** Width of the light margin around a QR code that QR readers need, in modules (squares of the code). */
export const quietZoneModules = 4;

export interface QrCode {
  /** Number of modules (squares) on each side of the code. */
  modules: number;
  /** Outlines of the dark modules as SVG path data. The side of a module has the length 1. */
  d: string;
}

/** Minimum error correction of a QR code: `low` gives fewer and larger modules for small codes. */
export type QrCodeCorrection = 'low' | 'medium';

const minCorrectionLevels = { low: correction.L, medium: correction.M };
const latest = new Map<QrCodeCorrection, { address: string; code: QrCode }>();

/** Creates a QR code of an address. The same address always gives the same code. */
export function createQrCode(address: string, level: QrCodeCorrection = 'medium'): QrCode {
  // Editing a template draws the same codes after each keystroke.
  const previous = latest.get(level);
  if (previous?.address === address) return previous.code;
  const bitmap = generate(address, { minCorrectionLevel: minCorrectionLevels[level] });
  const code = { modules: bitmap.size, d: traceOutlines(bitmap) };
  latest.set(level, { address, code });
  return code;
}

/** Direction of a line of an outline: 0 is right, 1 down, 2 left, 3 up. Adding 1 (modulo 4) is a right turn. */
type Direction = number;

/**
 * Turns to try at a corner of an outline, in this order: right, straight on, left. Where two dark modules touch only at
 * a corner, the right turn keeps the outline on the same module.
 */
const turns = [1, 0, 3] as const;

/**
 * Traces the outlines of areas of connected dark modules in a QR code. A separate square for each module would show
 * thin gaps. Dark modules are on the right of an outline, so the outline of a hole runs in the opposite direction.
 */
function traceOutlines(bitmap: Bitmap2D): string {
  const corners = bitmap.size + 1;
  const edges = findEdges(bitmap, corners);
  const steps = [1, corners, -1, -corners] as const;
  let d = '';
  for (let start = 0; start < edges.length; start++)
    while (edges[start]) {
      d += `M${start % corners} ${Math.floor(start / corners)}`;
      let corner = start;
      let length = 0;
      let direction: Direction | undefined = getFirstDirection(edges[start] ?? 0);
      while (direction !== undefined) {
        edges[corner] = (edges[corner] ?? 0) & ~(1 << direction);
        corner += steps[direction] ?? 0;
        length++;
        const next: Direction | undefined =
          corner === start ? undefined : getNextDirection(direction, edges[corner] ?? 0);
        if (next === direction) continue;
        // The `z` command draws the last line.
        if (next !== undefined) d += formatLine(direction, length);
        direction = next;
        length = 0;
      }
      d += 'z';
    }
  return d;
}

function formatLine(direction: Direction, length: number): string {
  const step = direction < 2 ? length : -length;
  return direction % 2 === 0 ? `l${step} 0` : `l0 ${step}`;
}

/**
 * Returns the next direction of an outline, or undefined at the end of the outline.
 * @param directions possible directions as bits: bit 0 for direction 0, and so on
 */
function getNextDirection(direction: Direction, directions: number): Direction | undefined {
  for (const turn of turns) {
    const candidate = (direction + turn) % 4;
    if (directions & (1 << candidate)) return candidate;
  }
  return undefined;
}

/**
 * Computes the edges of dark modules that start at each corner of the module grid. Each corner has a byte with one bit
 * per direction.
 */
function findEdges(bitmap: Bitmap2D, corners: number): Uint8Array {
  const edges = new Uint8Array(corners * corners);
  const add = (corner: number, direction: number) => {
    edges[corner] = (edges[corner] ?? 0) | (1 << direction);
  };
  // An edge separates a dark and a light neighbour; its direction keeps the dark one on the right.
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

/** Returns the lowest direction whose bit is set. */
function getFirstDirection(directions: number): Direction {
  return Math.log2(directions & -directions);
}
