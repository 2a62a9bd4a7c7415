/** A map, weak or not. */
interface Kept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What a map holds for a key; made, and kept there, when it is asked for the first time. */
export function remembered<Key, Value>(
  map: Kept<Key, Value>,
  key: Key,
  make: () => NonNullable<Value>,
): NonNullable<Value> {
  const known = map.get(key);
  if (known != null) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** As `remembered`, in a map that holds no more than so many: the one that was not asked for longest has to go. */
export function rememberedLately<Key, Value>(
  map: Map<Key, Value>,
  most: number,
  key: Key,
  make: () => NonNullable<Value>,
): NonNullable<Value> {
  const value = remembered(map, key, make);
  // Back at the end: the first is the oldest.
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > most) map.delete(oldest);
  return value;
}
