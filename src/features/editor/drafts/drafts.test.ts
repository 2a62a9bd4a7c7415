import { areasOfEach, defaultTemplate } from '#model/template/template.ts';
import { draftOwner, isDraftOf, newDraftKey, outdatedKeys } from './draftKeys.ts';
import { readDraft } from './readDraft.ts';

const template = defaultTemplate('#6D28D9');
const kept = { template, etag: '"1"', at: Date.UTC(2026, 10, 12), version: 1 };
const withTemplate = (changes: object) => ({ ...kept, template: { ...template, ...changes } });

describe('what a browser kept is offered', () => {
  test.each<[string, object]>([
    ['as it was written', kept],
    ['without a mark of the server’s state', { ...kept, etag: undefined }],
    ['with a new picture', withTemplate({ rawImage: 'data:image/jpeg;base64,AA==' })],
    ['with a focal point', withTemplate({ focalPoint: { x: 0.2, y: 1 } })],
    ['with a stored picture', withTemplate({ backgroundImage: 'https://a.example/b.jpg' })],
    [
      'with colours as they are written by hand',
      withTemplate({ colors: { title: 'abc', content: '#123456' } }),
    ],
  ])('%s', (_how, found) => expect(readDraft(found)).toEqual(found));

  test('without texts of a language that the plugin did not have then', () => {
    const { ptBr, enUs } = areasOfEach(() => ['a', '', '']);
    const draft = readDraft(withTemplate({ customFields: { ptBr, enUs } }));
    expect(draft).toMatchObject({
      template: { customFields: { ptBr, enUs, esEs: ['', '', ''] } },
    });
  });

  test('without what does not belong there', () => {
    const strange = JSON.parse(
      JSON.stringify({ ...kept, more: 1 }).replace('{', '{"__proto__":{"a":1},'),
    ) as object;
    const draft = readDraft(strange);
    expect(draft).toEqual(kept);
    expect(draft).not.toHaveProperty('a');
  });
});

describe('what was damaged is put aside', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['text that is no JSON', '{"template":'],
    ['a text', JSON.stringify(kept)],
    ['a number', 7],
    ['a list', [kept]],
    ['an empty object', {}],
    ['no template', { ...kept, template: undefined }],
    ['null for a template', { ...kept, template: null }],
    ['a name that is a number', withTemplate({ name: 1 })],
    ['an unknown layout', withTemplate({ layout: 'constructor' })],
    ['no colours', withTemplate({ colors: undefined })],
    ['a colour that is none', withTemplate({ colors: { title: 'red', content: '123456' } })],
    ['no areas', withTemplate({ customFields: {} })],
    ['too few areas', withTemplate({ customFields: { ...template.customFields, ptBr: ['', ''] } })],
    [
      'an area that is an object',
      withTemplate({ customFields: { ...template.customFields, ptBr: ['', {}, ''] } }),
    ],
    ['a focal point beside its picture', withTemplate({ focalPoint: { x: 1.2, y: 0 } })],
    ['a script for a picture', withTemplate({ rawImage: 'javascript:alert(1)' })],
    ['a drawing for a picture', withTemplate({ rawImage: 'data:image/svg+xml,<svg/>' })],
    ['a text without an end', withTemplate({ name: 'n'.repeat(100_001) })],
    ['a time that is none', { ...kept, at: NaN }],
    ['a time beyond all calendars', { ...kept, at: 8.65e15 }],
    ['a time in words', { ...kept, at: '2026-11-12' }],
  ])('%s', (_what, found) => expect(readDraft(found)).toBeUndefined());

  test('but what another version of the plugin kept is left to it', () =>
    expect(readDraft({ version: 2, work: {} })).toBe('other'));
});

describe('the key of a draft', () => {
  const owner = draftOwner('c1', 'u1', 't1');
  const now = Date.UTC(2026, 10, 12);
  const day = 86_400_000;

  test('is another one for each visit, and its owner’s', () => {
    const [one, other] = [newDraftKey(owner, now), newDraftKey(owner, now)];
    expect(one).not.toBe(other);
    for (const key of [one, other, owner]) expect(isDraftOf(owner, key)).toBe(true);
    for (const stranger of [
      draftOwner('c1', 'u1', 't12'),
      draftOwner('c1', 'u2', 't1'),
      draftOwner('c1', 'u1', undefined),
    ])
      for (const key of [one, stranger])
        expect(isDraftOf(owner, key) && isDraftOf(stranger, key)).toBe(false);
  });

  test('tells which are too old, and which are too many', () => {
    const keyOf = (age: number) => newDraftKey(owner, now - age * day);
    const young = keyOf(29);
    const old = keyOf(31);
    expect(outdatedKeys([old, owner, young], now)).toEqual([old]);
    const many = Array.from({ length: 23 }, (_, age) => keyOf(age));
    expect(outdatedKeys([...many].reverse(), now)).toEqual(many.slice(20));
  });
});
