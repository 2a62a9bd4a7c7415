import { remembered } from './remembered.ts';

/** As `remembered` for what comes later. A failure is forgotten, so that the next one who asks tries again. */
export function rememberedPromise<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  return remembered(map, key, () => {
    const made = make();
    made.catch(() => map.delete(key));
    return made;
  });
}
