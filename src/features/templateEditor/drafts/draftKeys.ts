/** Maximum number of drafts of ended visits that are kept in a browser. */
const maxAbandonedDrafts = 20;
/** Maximum age of a draft in milliseconds. */
const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Creates the prefix of the storage keys of a user's drafts of a template. All new templates share one prefix, because
 * they have no id yet.
 */
export function createDraftKeyPrefix(
  companyId: string,
  userId: string,
  templateId: string | undefined,
): string {
  return [companyId, userId, templateId ?? 'new'].join('/');
}

/**
 * Creates the storage key of the draft of one visit to the editor. The key contains a random part, so no other visit
 * uses it.
 */
export function createDraftKey(scope: string, now: number): string {
  return `${scope}/@${now}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Returns whether a storage key is that of a draft of the given user and template. Early versions of the plugin used
 * the prefix alone as key, so the prefix itself is accepted too.
 */
export function isDraftKeyOfTemplate(scope: string, key: string): boolean {
  return key === scope || key.startsWith(`${scope}/@`);
}

/**
 * Returns the keys of the drafts that must be deleted, because they are older than 30 days or not among the newest 20.
 */
export function findExpiredDraftKeys(keys: readonly string[], now: number): string[] {
  const parseStartTime = (key: string) => Number(/\/@(\d+)-\w*$/.exec(key)?.[1] ?? NaN);
  return keys
    .filter((key) => !Number.isNaN(parseStartTime(key)))
    .sort((a, b) => parseStartTime(b) - parseStartTime(a))
    .filter((key, index) => index >= maxAbandonedDrafts || now - parseStartTime(key) > maxDraftAge);
}
