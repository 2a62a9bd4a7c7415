import { remembered, rememberedLately } from './remembered.ts';

describe('what a map remembers', () => {
  it('is made when it is asked for the first time', () => {
    const map = new Map<string, string>();
    expect(remembered(map, 'a', () => 'first')).toBe('first');
    expect(remembered(map, 'a', () => 'second')).toBe('first');
    expect(remembered(map, 'b', () => 'third')).toBe('third');
  });

  it.each([0, '', false])('may be %j', (value) => {
    const map = new Map([['a', value]]);
    expect(remembered(map, 'a', () => 'made')).toBe(value);
  });

  it.each([null, undefined])('is made where the map has only %j', (value) => {
    const map = new Map<string, string | null | undefined>([['a', value]]);
    expect(remembered(map, 'a', () => 'made')).toBe('made');
    expect(map.get('a')).toBe('made');
  });
});

describe('what a map remembers lately', () => {
  const ask = (map: Map<string, string>, key: string) =>
    rememberedLately(map, 2, key, () => `made for ${key}`);

  it('is as many as it may hold, those asked for last', () => {
    const map = new Map<string, string>();
    ask(map, 'a');
    expect([...map.keys()]).toEqual(['a']);
    ask(map, 'b');
    expect([...map.keys()]).toEqual(['a', 'b']);
    expect(ask(map, 'a')).toBe('made for a');
    expect([...map.keys()]).toEqual(['b', 'a']);
    ask(map, 'c');
    expect([...map.keys()]).toEqual(['a', 'c']);
    expect(map.get('c')).toBe('made for c');
  });
});
