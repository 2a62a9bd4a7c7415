import { getOrCreateLru } from './getOrCreate.ts';

/**
 * Returns or creates the promise of a key in a map. After a rejection, the next call tries again.
 * @param maxSize number of entries above which the least recently used one is removed. Default: none is removed
 */
export function getOrCreatePromise<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  create: () => Promise<Value>,
  maxSize = Infinity,
): Promise<Value> {
  return getOrCreateLru(map, maxSize, key, () => {
    const promise = create();
    promise.catch(() => map.delete(key));
    return promise;
  });
}
