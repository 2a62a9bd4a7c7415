/** Maximum number of abandoned drafts that are stored in a browser. */
const maxAbandonedDrafts = 20;
/** Maximum age of a draft in milliseconds. */
const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Creates the prefix of the storage keys for the drafts that a user has of a template. All new templates, which have no
 * id yet, share one prefix.
 */
export function createDraftScope(
  companyId: string,
  userId: string,
  templateId: string | undefined,
): string {
  return [companyId, userId, templateId ?? 'new'].join('/');
}

/** Creates the storage key of a draft for one visit to the editor. No other visit writes to this key. */
export function createDraftKey(scope: string, now: number): string {
  return `${scope}/@${now}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Returns whether the key of a draft belongs to a user and template. In early versions of the plugin, the prefix alone
 * was the key, so such keys also belong.
 */
export function isDraftInScope(scope: string, key: string): boolean {
  return key === scope || key.startsWith(`${scope}/@`);
}

/** Returns the keys of drafts to delete because they are too old or too many. */
export function findExpiredDraftKeys(keys: readonly string[], now: number): string[] {
  const parseStartTime = (key: string) => Number(/\/@(\d+)-\w*$/.exec(key)?.[1] ?? NaN);
  return keys
    .filter((key) => !Number.isNaN(parseStartTime(key)))
    .sort((a, b) => parseStartTime(b) - parseStartTime(a))
    .filter((key, index) => index >= maxAbandonedDrafts || now - parseStartTime(key) > maxDraftAge);
}
