/** How many drafts that nobody is working on are kept in all, and for how long. */
const mostLeft = 20;
const longest = 30 * 24 * 60 * 60 * 1000;

/** Whose work it is, and on which template; undefined: a new one. */
export function draftOwner(
  companyId: string,
  userId: string,
  templateId: string | undefined,
): string {
  return [companyId, userId, templateId ?? 'new'].join('/');
}

/** A key for the draft of one visit of the editor: no other one writes there. */
export function newDraftKey(owner: string, now: number): string {
  return `${owner}/@${now}-${Math.random().toString(36).slice(2)}`;
}

/** Whether a draft is an owner's. The plugin once kept one for each owner, without a visit in its key. */
export function isDraftOf(owner: string, key: string): boolean {
  return key === owner || key.startsWith(`${owner}/@`);
}

/** Those that have to go: too old, or too many. */
export function outdatedKeys(keys: readonly string[], now: number): string[] {
  const begunAt = (key: string) => Number(/\/@(\d+)-\w*$/.exec(key)?.[1] ?? NaN);
  return keys
    .filter((key) => !Number.isNaN(begunAt(key)))
    .sort((one, other) => begunAt(other) - begunAt(one))
    .filter((key, index) => index >= mostLeft || now - begunAt(key) > longest);
}
