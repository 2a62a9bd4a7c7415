import { type LoadCertificate, loadIfKnown } from '../loadIfKnown.ts';

/** Groups of similar characters in ids, the most similar first. */
const lookalikeGroups = ['1lI', '0O', 'S5', 'B8', 'Z2', 'b6', '-_'] as const;

/** Minimum length of an id that has similar ids. Among shorter ids, a similar one could be that of another person. */
const minIdLength = 12;

/** Maximum number of similar ids that are tried, so that an unknown id causes few requests. */
const maxSimilarIds = 24;

const maxParallelLoads = 4;

const findGroup = (character: string) =>
  lookalikeGroups.findIndex((group) => group.includes(character));

/** Returns whether a character looks like another character of ids. */
export const hasLookalikes = (character: string): boolean => findGroup(character) >= 0;

/** Lists the groups of similar characters of which an id contains at least one. */
export const listLookalikes = (id: string): string[] =>
  lookalikeGroups.filter((group) => Array.from(group).some((character) => id.includes(character)));

/** Lists the same id in capitals if it has small letters only, or the reverse. Some people type one kind only. */
function listInOtherCase(id: string): string[] {
  const [small, capital] = [id.toLowerCase(), id.toUpperCase()];
  if (small === capital) return [];
  if (id === small) return [capital];
  return id === capital ? [small] : [];
}

/**
 * Lists ids that an id may have been mistaken for: in the other case, and those that differ only in similar characters,
 * first with one other character, then with two or more, the most similar characters first. Returns at most 24 ids, and
 * none for a short id.
 */
export function listSimilarIds(id: string): string[] {
  if (id.length < minIdLength) return [];
  const positions = Array.from(id, (character, index) => ({ group: findGroup(character), index }))
    .filter(({ group }) => group >= 0)
    .sort((a, b) => a.group - b.group);
  const similarIds = listInOtherCase(id);
  // Each id is changed only at positions after the last changed one, so that no id is listed twice.
  let previous = [{ similarId: id, changedCount: 0 }];
  while (previous.length > 0 && similarIds.length < maxSimilarIds) {
    const next: typeof previous = [];
    for (const { similarId, changedCount } of previous)
      for (const [order, { group, index }] of positions.entries()) {
        if (order < changedCount || next.length >= maxSimilarIds) continue;
        for (const character of lookalikeGroups[group] ?? '')
          if (character !== id[index])
            next.push({
              similarId: similarId.slice(0, index) + character + similarId.slice(index + 1),
              changedCount: order + 1,
            });
      }
    similarIds.push(...next.map(({ similarId }) => similarId));
    previous = next;
  }
  return similarIds.slice(0, maxSimilarIds);
}

/**
 * Finds the first of several ids that has a certificate.
 * @returns undefined if the server knows none of the ids
 * @throws ApiError when the server cannot be reached
 */
export async function findKnownId(
  ids: readonly string[],
  loadCertificate: LoadCertificate,
): Promise<string | undefined> {
  for (let start = 0; start < ids.length; start += maxParallelLoads) {
    const batch = ids.slice(start, start + maxParallelLoads);
    const certificates = await Promise.all(batch.map((id) => loadIfKnown(loadCertificate, id)));
    const id = batch.find((_id, index) => certificates[index]);
    if (id !== undefined) return id;
  }
  return undefined;
}
