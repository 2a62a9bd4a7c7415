/** @jest-environment node */
import { encode } from 'uqr';
import { qrCode } from './qrCode.ts';

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

describe('a QR code', () => {
  it.each(addresses)('of %s fills exactly its dark modules', (address) => {
    const { data: dark, size } = encode(address, { ecc: 'M', border: 0, maskPattern: 2 });
    const { modules, path } = qrCode(address);
    expect(modules).toBe(size);
    const module = 3.25;
    const shapes = outlines(path(10, 20, size * module));
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const turns = winding(shapes, 10 + (column + 0.5) * module, 20 + (row + 0.5) * module);
        expect([row, column, turns]).toEqual([row, column, dark[row]?.[column] ? 1 : 0]);
      }
  });

  it('is the same each time', () => {
    const [address = ''] = addresses;
    expect(qrCode(address).path(0, 0, 148)).toBe(qrCode(address).path(0, 0, 148));
  });
});
