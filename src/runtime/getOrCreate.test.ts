import { getOrCreate, getOrCreateLru } from './getOrCreate.ts';

describe('getOrCreate', () => {
  it('creates a value on first use and returns it afterwards', () => {
    const map = new Map<string, string>();
    expect(getOrCreate(map, 'a', () => 'first')).toBe('first');
    expect(getOrCreate(map, 'a', () => 'second')).toBe('first');
    expect(getOrCreate(map, 'b', () => 'third')).toBe('third');
  });

  it.each([0, '', false])('returns the stored value %j', (value) => {
    const map = new Map([['a', value]]);
    expect(getOrCreate(map, 'a', () => 'made')).toBe(value);
  });

  it.each([null, undefined])('replaces a stored %j', (value) => {
    const map = new Map<string, string | null | undefined>([['a', value]]);
    expect(getOrCreate(map, 'a', () => 'made')).toBe('made');
    expect(map.get('a')).toBe('made');
  });
});

describe('getOrCreateLru', () => {
  const get = (map: Map<string, string>, key: string) =>
    getOrCreateLru(map, 2, key, () => `made for ${key}`);

  it('drops the least recently used value', () => {
    const map = new Map<string, string>();
    get(map, 'a');
    expect([...map.keys()]).toEqual(['a']);
    get(map, 'b');
    expect([...map.keys()]).toEqual(['a', 'b']);
    expect(get(map, 'a')).toBe('made for a');
    expect([...map.keys()]).toEqual(['b', 'a']);
    get(map, 'c');
    expect([...map.keys()]).toEqual(['a', 'c']);
    expect(map.get('c')).toBe('made for c');
  });
});
