import { getOrCreate } from './getOrCreate.ts';

/**
 * Returns the promise of a key in a map, creating it on first use. A rejected promise is removed, so that the next call
 * tries again.
 */
export function getOrCreatePromise<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  create: () => Promise<Value>,
): Promise<Value> {
  return getOrCreate(map, key, () => {
    const promise = create();
    promise.catch(() => map.delete(key));
    return promise;
  });
}
