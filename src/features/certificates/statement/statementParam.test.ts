import { parseStatementScope, serializeStatementScope } from './statementParam.ts';

test.each([
  ['?statement=found', 'found'],
  ['?year=2025&statement=chosen', 'chosen'],
  ['?statement=', undefined],
  ['?statement=everything', undefined],
  ['', undefined],
] as const)('parses %j as scope %s', (search, scope) => {
  expect(parseStatementScope(search)).toBe(scope);
});

test('adds and removes its parameter and keeps the rest of the query', () => {
  const withParam = serializeStatementScope('?q=a+b&campaign=7', 'found');
  expect(withParam).toBe('?q=a+b&campaign=7&statement=found');
  expect(serializeStatementScope(withParam, undefined)).toBe('?q=a+b&campaign=7');
  expect(serializeStatementScope('?statement=chosen', undefined)).toBe('');
});
