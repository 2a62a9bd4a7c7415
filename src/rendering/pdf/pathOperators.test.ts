import { pathOperators } from './pathOperators.ts';

const lines = (...operators: string[]) => operators.map((operator) => `${operator}\n`).join('');

test.each([
  ['M10 20', lines('10 20 m')],
  ['m10 20', lines('10 20 m')],
  ['M10 20 30 40', lines('10 20 m', '30 40 l')],
  ['m10 20 5 6', lines('10 20 m', '15 26 l')],
  ['M1 2L3 4L5 6', lines('1 2 m', '3 4 l', '5 6 l')],
  ['M1 2l3 4 5 6', lines('1 2 m', '4 6 l', '9 12 l')],
  ['M1 2H7', lines('1 2 m', '7 2 l')],
  ['M1 2h7 1', lines('1 2 m', '8 2 l', '9 2 l')],
  ['M1 2V7', lines('1 2 m', '1 7 l')],
  ['M1 2v7h1', lines('1 2 m', '1 9 l', '2 9 l')],
  ['M1 1C2 3 4 5 6 7', lines('1 1 m', '2 3 4 5 6 7 c')],
  ['M1 1c2 3 4 5 6 7 1 1 1 1 1 1', lines('1 1 m', '3 4 5 6 7 8 c', '8 9 8 9 8 9 c')],
  ['M0 0Q3 6 6 0', lines('0 0 m', '2 4 4 4 6 0 c')],
  ['M1 1q3 6 6 0', lines('1 1 m', '3 5 5 5 7 1 c')],
  ['M1 2l3 0zl0 5', lines('1 2 m', '4 2 l', 'h', '1 7 l')],
  ['M1 2l3 0zm10 10l1 0', lines('1 2 m', '4 2 l', 'h', '11 12 m', '12 12 l')],
  ['M-.5.25l-1-1 .5-.5', lines('-.5 .25 m', '-1.5 -.75 l', '-1 -1.25 l')],
  ['M1e1 2', lines('10 2 m')],
  ['', ''],
])('%s', (d, operators) => expect(pathOperators(d)).toBe(operators));

test('a relative path that comes back ends where it began', () => {
  const steps = Array.from({ length: 100 }, () => 'l.1 .2').join('');
  const back = Array.from({ length: 100 }, () => 'l-.1-.2').join('');
  expect(pathOperators(`M5 7${steps}${back}`).trim().split('\n').at(-1)).toBe('5 7 l');
});
