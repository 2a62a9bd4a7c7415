/** What a map holds for a key; made, and kept there, when it is asked for the first time. */
export function remembered<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  make: () => NonNullable<Value>,
): NonNullable<Value> {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
