import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';
import { isDraftKeyOfTemplate, findExpiredDraftKeys } from './draftKeys.ts';
import { type Draft, parseDraft, draftVersion } from './parseDraft.ts';

/** A draft from an earlier visit whose changes were not saved on the server. */
export interface AbandonedDraft extends Draft {
  key: string;
}

// Shared by all mounts of the page, opened on first use.
let openedStore: UseStore | undefined;
const getStore = () => (openedStore ??= createStore('certs-drafts', 'drafts'));

const lockPrefix = 'certs-drafts ';

/**
 * Marks a draft as in use with a lock (Web Locks API), so that other tabs do not offer it to the user. The browser
 * releases the lock when the tab is closed or crashes. Where Web Locks are unavailable (http, old browsers, blocked
 * storage), other tabs offer the draft too.
 * @returns a function that releases the lock
 */
export function lockDraft(key: string): () => void {
  let release: () => void = () => undefined;
  const lockEnd = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requestLock = async () => navigator.locks.request(lockPrefix + key, () => lockEnd);
  requestLock().catch(() => undefined);
  return release;
}

async function listLockedKeys(): Promise<string[]> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap(({ name }) =>
      name?.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : [],
    );
  } catch {
    return [];
  }
}

/**
 * Lists the drafts of a user and template that are not in use, newest first. Deletes those that cannot be read. Also
 * deletes the drafts of any template that are too old, or the oldest ones if there are too many.
 * @param ownKey the key of the current visit's draft, which is left out
 */
export async function listAbandonedDrafts(
  scope: string,
  ownKey: string,
): Promise<{ drafts: AbandonedDraft[]; hasUnreadableDraft: boolean }> {
  try {
    const [allKeys, lockedKeys] = await Promise.all([keys(getStore()), listLockedKeys()]);
    const otherKeys = allKeys.filter(
      (key) => typeof key === 'string' && key !== ownKey,
    ) as string[];
    const abandonedKeys = otherKeys.filter((key) => !lockedKeys.includes(key));
    const expiredKeys = findExpiredDraftKeys(abandonedKeys, Date.now());
    const candidateKeys = abandonedKeys.filter(
      (key) => isDraftKeyOfTemplate(scope, key) && !expiredKeys.includes(key),
    );
    const values = await getMany<unknown>(candidateKeys, getStore());
    const parsedDrafts = candidateKeys.map((key, index) => ({
      key,
      draft: parseDraft(values[index]),
    }));
    const unreadableKeys = parsedDrafts.flatMap(({ key, draft }) => (draft ? [] : key));
    await delMany([...expiredKeys, ...unreadableKeys], getStore());
    const drafts = parsedDrafts.flatMap(({ key, draft }) =>
      draft && draft !== 'otherVersion' ? { ...draft, key } : [],
    );
    drafts.sort((a, b) => b.at - a.at);
    return { drafts, hasUnreadableDraft: unreadableKeys.length > 0 };
  } catch {
    return { drafts: [], hasUnreadableDraft: false };
  }
}

/**
 * Stores a draft.
 * @returns false if the browser refuses, for example because storage is blocked or full
 */
export async function writeDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await set(key, { ...draft, version: draftVersion }, getStore());
    return true;
  } catch {
    return false;
  }
}

export async function removeDrafts(draftKeys: string[]): Promise<void> {
  try {
    await delMany(draftKeys, getStore());
  } catch {
    // Where storage is blocked, there is nothing to remove.
  }
}
