import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';
import { isDraftOf, outdatedKeys } from './draftKeys.ts';
import { type Draft, readDraft, version } from './readDraft.ts';

/** A draft that an earlier visit left. */
export interface LeftDraft extends Draft {
  key: string;
}

// The browser's own, the same for every mount; opened when it is first needed.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('certs-drafts', 'drafts'));

const lockPrefix = 'certs-drafts ';

/**
 * Says to other tabs that work on a draft goes on: a browser ends a lock with its tab, however that ends. Without locks
 * (http, old browsers, blocked storage) the others are offered it too.
 * @returns ends that
 */
export function holdDraft(key: string): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hold = async () => navigator.locks.request(lockPrefix + key, () => ended);
  hold().catch(() => undefined);
  return end;
}

async function heldKeys(): Promise<string[]> {
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
 * The drafts of an owner that nobody is working on, newest first. What cannot be read is removed, and so are drafts of
 * anybody that are too old or too many.
 * @param own of this visit, which is no other's
 */
export async function leftDrafts(
  owner: string,
  own: string,
): Promise<{ drafts: LeftDraft[]; isAnyUnreadable: boolean }> {
  try {
    const [known, held] = await Promise.all([keys(store()), heldKeys()]);
    const left = known.filter((key) => typeof key === 'string' && key !== own) as string[];
    const abandoned = left.filter((key) => !held.includes(key));
    const outdated = outdatedKeys(abandoned, Date.now());
    const offered = abandoned.filter((key) => isDraftOf(owner, key) && !outdated.includes(key));
    const kept = await getMany<unknown>(offered, store());
    const read = offered.map((key, index) => ({ key, draft: readDraft(kept[index]) }));
    const unreadable = read.flatMap(({ key, draft }) => (draft ? [] : key));
    await delMany([...outdated, ...unreadable], store());
    const drafts = read.flatMap(({ key, draft }) =>
      draft && draft !== 'other' ? { ...draft, key } : [],
    );
    drafts.sort((one, other) => other.at - one.at);
    return { drafts, isAnyUnreadable: unreadable.length > 0 };
  } catch {
    return { drafts: [], isAnyUnreadable: false };
  }
}

/** @returns whether it is kept now: a browser may refuse */
export async function writeDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await set(key, { ...draft, version }, store());
    return true;
  } catch {
    return false;
  }
}

export async function removeDrafts(ofKeys: string[]): Promise<void> {
  try {
    await delMany(ofKeys, store());
  } catch {
    // What could not be kept need not be removed.
  }
}
