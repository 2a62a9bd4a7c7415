/** The methods of Map and WeakMap that `getOrCreate` needs. */
interface MapLike<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key in a map. If there is none, creates the value and stores it in the map. */
export function getOrCreate<Key, Value>(
  map: MapLike<Key, Value>,
  key: Key,
  create: () => NonNullable<Value>,
): NonNullable<Value> {
  const existing = map.get(key);
  if (existing != null) return existing;
  const value = create();
  map.set(key, value);
  return value;
}

/** Works like `getOrCreate`, and removes the least recently used entry above the maximum size. */
export function getOrCreateLru<Key, Value>(
  map: Map<Key, Value>,
  maxSize: number,
  key: Key,
  create: () => NonNullable<Value>,
): NonNullable<Value> {
  const value = getOrCreate(map, key, create);
  // Moves the key to the end, so that the first key is the least recently used.
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > maxSize) map.delete(oldest);
  return value;
}
