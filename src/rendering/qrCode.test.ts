import jsQR from 'jsqr';
import { correction, generate } from 'lean-qr/nano';
import { qrCode, quietModules } from './qrCode.ts';

type Corner = readonly [x: number, y: number];

/** The closed outlines of a path in relative lines, as corners. */
function outlines(d: string): Corner[][] {
  const found: Corner[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, dx, dy] of d.matchAll(/([Mmlz])(-?[\d.]*)[ ]?(-?[\d.]*)/g)) {
    if (command === 'z') {
      [[x, y] = [0, 0]] = found.at(-1) ?? [];
      continue;
    }
    const isFirst = command === 'M';
    x = Number(dx) + (isFirst ? 0 : x);
    y = Number(dy) + (isFirst ? 0 : y);
    if (command === 'l') found.at(-1)?.push([x, y]);
    else found.push([[x, y]]);
  }
  return found;
}

/** How often the outlines run around a point, clockwise counted positive. */
function winding(shapes: readonly Corner[][], px: number, py: number): number {
  let turns = 0;
  for (const corners of shapes)
    corners.forEach(([x, y], index) => {
      const [, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      if (x <= px) return;
      if (y <= py && nextY > py) turns++;
      if (y > py && nextY <= py) turns--;
    });
  return turns;
}

const addresses = [
  'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
  'http://localhost:3001/en/print/1',
  'https://a.example/print/%C3%A7?x=1#y',
];

/** What a reader sees: each module, at its middle, as 4 × 4 pixels, and the quiet zone around them. */
function picture(shapes: readonly Corner[][], across: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * across * across).fill(255);
  const pixels = new Uint32Array(rgba.buffer);
  for (let y = 0; y < across; y += 4)
    for (let x = 0; x < across; x += 4) {
      if (winding(shapes, x / 4 + 0.5 - quietModules, y / 4 + 0.5 - quietModules) === 0) continue;
      for (let row = y; row < y + 4; row++)
        pixels.fill(0xff000000, row * across + x, row * across + x + 4);
    }
  return rgba;
}

describe('a QR code', () => {
  it.each(addresses)('of %s fills exactly its dark modules', (address) => {
    const bitmap = generate(address, { minCorrectionLevel: correction.M });
    const { modules, d } = qrCode(address);
    expect(modules).toBe(bitmap.size);
    const shapes = outlines(d);
    for (let row = 0; row < modules; row++)
      for (let column = 0; column < modules; column++) {
        const turns = winding(shapes, column + 0.5, row + 0.5);
        expect([row, column, turns]).toEqual([row, column, bitmap.get(column, row) ? 1 : 0]);
      }
  });

  it.each(addresses)('of %s is read', (address) => {
    const { modules, d } = qrCode(address);
    const across = (modules + 2 * quietModules) * 4;
    const shapes = outlines(d);
    expect(jsQR(picture(shapes, across), across, across)?.data).toBe(address);
  });

  it.each([
    [38, 29],
    [88, 41],
    [150, 49],
  ])('of %d characters has %d modules along a side', (length, modules) => {
    expect(qrCode('https://a.example/'.padEnd(length, 'x')).modules).toBe(modules);
  });

  it('is the same each time', () => {
    const [address = '', other = ''] = addresses;
    const { d } = qrCode(address);
    expect(qrCode(other).d).not.toBe(d);
    expect(qrCode(address).d).toBe(d);
  });
});
