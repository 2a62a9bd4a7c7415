import jsQR from 'jsqr';
import { correction, generate } from 'lean-qr/nano';
import { createQrCode, quietZoneModules } from './qrCode.ts';

type Corner = readonly [x: number, y: number];

/** Parses path data with relative lines into closed outlines, as lists of corners. */
function parseOutlines(d: string): Corner[][] {
  const outlines: Corner[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, dx, dy] of d.matchAll(/([Mmlz])(-?[\d.]*)[ ]?(-?[\d.]*)/g)) {
    if (command === 'z') {
      [[x, y] = [0, 0]] = outlines.at(-1) ?? [];
      continue;
    }
    const isFirst = command === 'M';
    x = Number(dx) + (isFirst ? 0 : x);
    y = Number(dy) + (isFirst ? 0 : y);
    if (command === 'l') outlines.at(-1)?.push([x, y]);
    else outlines.push([[x, y]]);
  }
  return outlines;
}

/** Returns how often the outlines run around a point; clockwise is positive. */
function countWindings(shapes: readonly Corner[][], px: number, py: number): number {
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

/** Rasterizes the outlines of a QR code: each module as 4 × 4 pixels, with the light margin. */
function rasterize(shapes: readonly Corner[][], across: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * across * across).fill(255);
  const pixels = new Uint32Array(rgba.buffer);
  for (let y = 0; y < across; y += 4)
    for (let x = 0; x < across; x += 4) {
      if (
        countWindings(shapes, x / 4 + 0.5 - quietZoneModules, y / 4 + 0.5 - quietZoneModules) === 0
      )
        continue;
      for (let row = y; row < y + 4; row++)
        pixels.fill(0xff000000, row * across + x, row * across + x + 4);
    }
  return rgba;
}

describe('createQrCode', () => {
  it.each(addresses)('fills exactly the dark modules of %s', (address) => {
    const bitmap = generate(address, { minCorrectionLevel: correction.M });
    const { modules, d } = createQrCode(address);
    expect(modules).toBe(bitmap.size);
    const shapes = parseOutlines(d);
    for (let row = 0; row < modules; row++)
      for (let column = 0; column < modules; column++) {
        const turns = countWindings(shapes, column + 0.5, row + 0.5);
        expect([row, column, turns]).toEqual([row, column, bitmap.get(column, row) ? 1 : 0]);
      }
  });

  it.each(addresses)('is readable for %s', (address) => {
    const { modules, d } = createQrCode(address);
    const across = (modules + 2 * quietZoneModules) * 4;
    const shapes = parseOutlines(d);
    expect(jsQR(rasterize(shapes, across), across, across)?.data).toBe(address);
  });

  it.each([
    [38, 29],
    [88, 41],
    [150, 49],
  ])('encodes %d characters in %d modules per side', (length, modules) => {
    expect(createQrCode('https://a.example/'.padEnd(length, 'x')).modules).toBe(modules);
  });

  it('returns the same code for the same address', () => {
    const [address = '', otherAddress = ''] = addresses;
    const { d } = createQrCode(address);
    expect(createQrCode(otherAddress).d).not.toBe(d);
    expect(createQrCode(address).d).toBe(d);
  });
});
