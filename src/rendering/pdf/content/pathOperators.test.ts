import { ByteWriter } from './ByteWriter.ts';
import { writePath } from './pathOperators.ts';

function toOperators(path: string): string {
  const content = new ByteWriter();
  writePath(content, path);
  return Buffer.from(content.bytes).toString('latin1');
}

const joinLines = (...operators: string[]) => operators.map((operator) => `${operator}\n`).join('');

test.each([
  ['M10 20', joinLines('10 20 m')],
  ['M1 2l3 4l5 6', joinLines('1 2 m', '4 6 l', '9 12 l')],
  ['M1 1c2 3 4 5 6 7c1 1 1 1 1 1', joinLines('1 1 m', '3 4 5 6 7 8 c', '8 9 8 9 8 9 c')],
  ['M1 2l3 0zl0 5', joinLines('1 2 m', '4 2 l', 'h', '1 7 l')],
  ['M1 2l3 0zm10 10l1 0', joinLines('1 2 m', '4 2 l', 'h', '11 12 m', '12 12 l')],
  ['M1 2l3 0zM5 5zl1 0', joinLines('1 2 m', '4 2 l', 'h', '5 5 m', 'h', '6 5 l')],
  ['M-.5 .25l-1-1l.5-.5', joinLines('-.5 .25 m', '-1.5 -.75 l', '-1 -1.25 l')],
  ['M0 0c1 0 2 3 3 3s2-3 3-3', joinLines('0 0 m', '1 0 2 3 3 3 c', '4 3 5 0 6 0 c')],
  ['M0 0q3 3 6 0t6 0', joinLines('0 0 m', '2 2 4 2 6 0 c', '8 -2 10 -2 12 0 c')],
  ['', ''],
])('converts %j', (d, operators) => expect(toOperators(d)).toBe(operators));

test('accumulates no rounding errors in relative paths', () => {
  const steps = Array.from({ length: 100 }, () => 'l.1 .2').join('');
  const back = Array.from({ length: 100 }, () => 'l-.1-.2').join('');
  expect(toOperators(`M5 7${steps}${back}`).trim().split('\n').at(-1)).toBe('5 7 l');
});
