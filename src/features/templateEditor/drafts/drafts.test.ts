import { buildAreaTexts, createDefaultTemplate } from '#domain/template/template.ts';
import {
  createDraftKeyPrefix,
  isDraftKeyOfTemplate,
  createDraftKey,
  findExpiredDraftKeys,
} from './draftKeys.ts';
import { parseDraft } from './parseDraft.ts';

const template = createDefaultTemplate('#6D28D9');
const storedDraft = { template, etag: '"1"', at: Date.UTC(2026, 10, 12), version: 1 };
const changeTemplate = (changes: object) => ({
  ...storedDraft,
  template: { ...template, ...changes },
});

describe('parseDraft accepts a stored draft', () => {
  test.each<[string, object]>([
    ['as it was stored', storedDraft],
    ['without an ETag', { ...storedDraft, etag: undefined }],
    ['with a new image', changeTemplate({ rawImage: 'data:image/jpeg;base64,AA==' })],
    ['with a focal point', changeTemplate({ focalPoint: { x: 0.2, y: 1 } })],
    ['with a stored image', changeTemplate({ backgroundImage: 'https://a.example/b.jpg' })],
    ['with the code on the front', changeTemplate({ showsCodeOnFront: true })],
    ['without the code on the front', changeTemplate({ showsCodeOnFront: false })],
    ['with handwritten colours', changeTemplate({ colors: { title: 'abc', content: '#123456' } })],
  ])('%s', (_name, value) => expect(parseDraft(value)).toEqual(value));

  test('adds empty texts for a language that was added later', () => {
    const { ptBr, enUs } = buildAreaTexts(() => ['a', '', '']);
    const draft = parseDraft(changeTemplate({ customFields: { ptBr, enUs } }));
    expect(draft).toMatchObject({
      template: { customFields: { ptBr, enUs, esEs: ['', '', ''] } },
    });
  });

  test('drops unknown properties', () => {
    const foreignDraft = JSON.parse(
      JSON.stringify({ ...storedDraft, more: 1 }).replace('{', '{"__proto__":{"a":1},'),
    ) as object;
    const draft = parseDraft(foreignDraft);
    expect(draft).toEqual(storedDraft);
    expect(draft).not.toHaveProperty('a');
  });
});

describe('parseDraft rejects', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['text that is not JSON', '{"template":'],
    ['a text', JSON.stringify(storedDraft)],
    ['a number', 7],
    ['a list', [storedDraft]],
    ['an empty object', {}],
    ['no template', { ...storedDraft, template: undefined }],
    ['null as a template', { ...storedDraft, template: null }],
    ['a name that is a number', changeTemplate({ name: 1 })],
    ['an unknown layout', changeTemplate({ layout: 'constructor' })],
    ['a code on the front that is text', changeTemplate({ showsCodeOnFront: 'true' })],
    ['no colours', changeTemplate({ colors: undefined })],
    ['an invalid colour', changeTemplate({ colors: { title: 'red', content: '123456' } })],
    ['no areas', changeTemplate({ customFields: {} })],
    [
      'too few areas',
      changeTemplate({ customFields: { ...template.customFields, ptBr: ['', ''] } }),
    ],
    [
      'an area that is an object',
      changeTemplate({ customFields: { ...template.customFields, ptBr: ['', {}, ''] } }),
    ],
    ['a focal point outside its image', changeTemplate({ focalPoint: { x: 1.2, y: 0 } })],
    ['a script as an image', changeTemplate({ rawImage: 'javascript:alert(1)' })],
    ['an SVG as an image', changeTemplate({ rawImage: 'data:image/svg+xml,<svg/>' })],
    ['a text that is too long', changeTemplate({ name: 'n'.repeat(100_001) })],
    ['an invalid time', { ...storedDraft, at: NaN }],
    ['a time outside the range of Date', { ...storedDraft, at: 8.65e15 }],
    ['a time in words', { ...storedDraft, at: '2026-11-12' }],
  ])('%s', (_name, value) => expect(parseDraft(value)).toBeUndefined());

  test('recognizes the draft of another plugin version', () =>
    expect(parseDraft({ version: 2, work: {} })).toBe('otherVersion'));
});

describe('draft keys', () => {
  const scope = createDraftKeyPrefix('c1', 'u1', 't1');
  const now = Date.UTC(2026, 10, 12);
  const day = 86_400_000;

  test('differ per visit and belong to one scope', () => {
    const [firstKey, secondKey] = [createDraftKey(scope, now), createDraftKey(scope, now)];
    expect(firstKey).not.toBe(secondKey);
    for (const key of [firstKey, secondKey, scope])
      expect(isDraftKeyOfTemplate(scope, key)).toBe(true);
    for (const otherScope of [
      createDraftKeyPrefix('c1', 'u1', 't12'),
      createDraftKeyPrefix('c1', 'u2', 't1'),
      createDraftKeyPrefix('c1', 'u1', undefined),
    ])
      for (const key of [firstKey, otherScope])
        expect(isDraftKeyOfTemplate(scope, key) && isDraftKeyOfTemplate(otherScope, key)).toBe(
          false,
        );
  });

  test('expire when there are older or more drafts than allowed', () => {
    const createKeyOfAge = (age: number) => createDraftKey(scope, now - age * day);
    const recentKey = createKeyOfAge(29);
    const expiredKey = createKeyOfAge(31);
    expect(findExpiredDraftKeys([expiredKey, scope, recentKey], now)).toEqual([expiredKey]);
    const manyKeys = Array.from({ length: 23 }, (_, age) => createKeyOfAge(age));
    expect(findExpiredDraftKeys([...manyKeys].reverse(), now)).toEqual(manyKeys.slice(20));
  });
});
