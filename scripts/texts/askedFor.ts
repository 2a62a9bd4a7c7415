/** A chunk group: what one `import()` or entry loads, with all chunks that it needs. */
export interface Group {
  name: string;
  /** Those that hold an `import()` of it; an entry has none. */
  parents: readonly Group[];
  /** The parts that come with it. */
  asked: readonly string[];
  /** The messages in its code, by id, with the part that words them; '' is the frame, which always comes. */
  used: ReadonlyMap<string, string>;
}

/**
 * The parts that are there once a group is loaded, whatever led to it: those of its own and those that every parent has.
 * Groups may lead to each other, so that all begin with everything and lose what does not hold.
 */
function partsThere(groups: readonly Group[]): ReadonlyMap<Group, ReadonlySet<string>> {
  const every = groups.flatMap(({ asked }) => asked);
  const there = new Map(groups.map((group) => [group, new Set(every)]));
  const isWith = (part: string, { asked, parents }: Group) =>
    asked.includes(part) ||
    (parents.length > 0 && parents.every((parent) => there.get(parent)?.has(part)));
  let isStable = false;
  while (!isStable) {
    isStable = true;
    for (const [group, parts] of there)
      for (const part of parts)
        if (!isWith(part, group)) {
          parts.delete(part);
          isStable = false;
        }
  }
  return there;
}

/** @returns one sentence for each message that a chunk uses and that may not be there by then */
export function textsNotAskedFor(groups: readonly Group[]): string[] {
  const there = partsThere(groups);
  return groups.flatMap((group) =>
    Array.from(group.used)
      .filter(([, part]) => part && !there.get(group)?.has(part))
      .map(([id, part]) => `${group.name} uses ${id}, whose part ${part} it does not ask for.`),
  );
}
