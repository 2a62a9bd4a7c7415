import { getOrCreate } from './getOrCreate.ts';

/** Returns or creates the promise of a key in a map. After a rejection, the next call tries again. */
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
