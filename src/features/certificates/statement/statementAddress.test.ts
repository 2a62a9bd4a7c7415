import { statementIn, withStatement } from './statementAddress.ts';

test.each([
  ['?statement=found', 'found'],
  ['?year=2025&statement=chosen', 'chosen'],
  ['?statement=', undefined],
  ['?statement=everything', undefined],
  ['', undefined],
] as const)('%j opens a statement of what is %s', (search, of) => {
  expect(statementIn(search)).toBe(of);
});

test('it comes to what is in the query already, and leaves it as it was', () => {
  const open = withStatement('?q=a+b&campaign=7', 'found');
  expect(open).toBe('?q=a+b&campaign=7&statement=found');
  expect(withStatement(open, undefined)).toBe('?q=a+b&campaign=7');
  expect(withStatement('?statement=chosen', undefined)).toBe('');
});
