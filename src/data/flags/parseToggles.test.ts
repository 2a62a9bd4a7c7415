import { allowConsoleError, expectConsoleError } from '#testing/console.ts';
import { maxResponseListLength } from '../rest/responseSize.ts';
import { parseToggles } from './parseToggles.ts';

const grid = {
  name: 'grid',
  enabled: false,
  variant: { name: 'a', enabled: true },
  impressionData: true,
};
const defaults = { variant: { name: 'disabled', enabled: false }, impressionData: false };

function catchError(body: string, status: number): unknown {
  try {
    return parseToggles(body, status);
  } catch (error) {
    return error;
  }
}

describe('parseToggles', () => {
  test('parses the toggles of Unleash', () => {
    expect(parseToggles(JSON.stringify({ toggles: [grid] }), 200)).toEqual([grid]);
  });

  test('accepts an empty list, which means that nothing is enabled', () => {
    expect(parseToggles('{"toggles":[]}', 200)).toEqual([]);
  });

  test.each<[string, unknown, boolean]>([
    ['true', true, true],
    ['1', 1, true],
    ['"true"', 'true', true],
    ['false', false, false],
    ['0', 0, false],
    ['"false"', 'false', false],
  ])('parses the state %s', (_name, enabled, state) => {
    const body = JSON.stringify({ toggles: [{ name: 'grid', enabled }] });
    expect(parseToggles(body, 200)).toEqual([{ name: 'grid', enabled: state, ...defaults }]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 0],
    ['a text', 'grid'],
    ['a list', []],
    ['no name', { enabled: false }],
    ['an empty name', { name: '', enabled: false }],
    ['a number as its name', { name: 5, enabled: false }],
    ['no state', { name: 'pdf' }],
    ['null as its state', { name: 'pdf', enabled: null }],
    ['a text as its state', { name: 'pdf', enabled: 'maybe' }],
    ['an object as its state', { name: 'pdf', enabled: {} }],
  ])('leaves out a toggle that is or has %s and keeps the others', (_name, toggle) => {
    expectConsoleError(/^Left out what could not be read: /, 2);
    expect(parseToggles(JSON.stringify({ toggles: [toggle, grid, toggle] }), 200)).toEqual([grid]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 5],
    ['a list', []],
    ['no name', { enabled: true }],
  ])('replaces a variant that is or has %s', (_name, variant) => {
    const body = JSON.stringify({ toggles: [{ name: 'grid', enabled: true, variant }] });
    expect(parseToggles(body, 200)).toEqual([{ name: 'grid', enabled: true, ...defaults }]);
  });

  test.each<[string, string]>([
    [
      'a toggle twice',
      '{"toggles":[{"name":"grid","enabled":true},{"name":"grid","enabled":false}]}',
    ],
    [
      'the keys of a toggle twice',
      '{"toggles":[{"name":"x","enabled":1,"name":"grid","enabled":true}]}',
    ],
    [
      'a key named __proto__',
      '{"__proto__":{"toggles":null},"toggles":[{"name":"grid","enabled":true,"__proto__":{"enabled":false}}]}',
    ],
    ['unknown keys', '{"version":2,"toggles":[{"name":"grid","enabled":true,"strategies":null}]}'],
    [
      'numbers out of range',
      '{"toggles":[{"name":"grid","enabled":true,"stale":1e999}],"at":-1e999}',
    ],
  ])('parses a response with %s', (_name, body) => {
    const [first] = parseToggles(body, 200);
    expect(first).toEqual({ name: 'grid', enabled: true, ...defaults });
  });

  const nested = '['.repeat(200_000) + ']'.repeat(200_000);

  test.each<[string, string]>([
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a number', '0'],
    ['null instead of toggles', '{"toggles":null}'],
    ['an object instead of toggles', '{"toggles":{}}'],
    ['a text instead of toggles', '{"toggles":"x"}'],
    ['a list of null', '{"toggles":[null]}'],
    ['a list of numbers', '{"toggles":[0,0,0]}'],
    ['a list without a name', '{"toggles":[{"name":5,"enabled":true}]}'],
    ['a bare list of toggles', '[{"name":"grid","enabled":true}]'],
    [
      'the response of the server-side API',
      '{"version":2,"features":[{"name":"grid","enabled":true}]}',
    ],
    ['an error', '{"error":"Unauthorized","message":"No."}'],
    ['the list in another object', '{"data":{"toggles":[]}}'],
    [
      'the key `toggles` twice, null the second time',
      '{"toggles":[{"name":"grid","enabled":true}],"toggles":null}',
    ],
    ['the list as a prototype', '{"__proto__":{"toggles":[]}}'],
    ['JSON in a text', JSON.stringify('{"toggles":[]}')],
    ['too many toggles', `{"toggles":[${'0,'.repeat(maxResponseListLength)}0]}`],
    ['deeply nested lists', nested],
    ['deeply nested lists as toggles', `{"toggles":${nested}}`],
  ])('rejects %s', (_name, body) => {
    allowConsoleError(/^Left out what could not be read: /);
    expect(catchError(body, 200)).toMatchObject({ name: 'ApiError', kind: 'shape', status: 200 });
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['truncated JSON', '{"toggles":[{"name":"gr'],
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['zeros', '0'.repeat(1_000_000)],
    ['NaN', '{"toggles":[],"at":NaN}'],
    ['an anti-hijacking prefix', ')]}\',\n{"toggles":[]}'],
    ['a PHP warning before the JSON', '<br />\n<b>Warning</b>: on line 2\n{"toggles":[]}'],
    ['two JSON documents', '{"toggles":[]}\n{"toggles":[]}'],
    ['a Python tuple', "('No environment key header present.',)"],
    ['binary data', '\u001f\ufffd\b\u0000\u0000'],
  ])('rejects a body that is not JSON: %s', (_name, body) => {
    expect(catchError(body, 203)).toMatchObject({ name: 'ApiError', kind: 'parse', status: 203 });
  });
});
