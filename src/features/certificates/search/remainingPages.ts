import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';

/**
 * The certificates that are missing in the list of `GET /certificates`, which has a maximum length. They are loaded
 * page by page from the GraphQL service.
 */
export interface RemainingPages {
  /**
   * Id of the last certificate of `GET /certificates`, after which the remaining pages begin; undefined if that list is
   * empty.
   */
  after: string | undefined;
  /** Id of the last certificate of the loaded remaining pages. */
  cursor: string | undefined;
  certificates: readonly Certificate[];
  isComplete: boolean;
  /** Whether the last page request failed. */
  hasFailed: boolean;
  /**
   * Whether these certificates are sorted into the displayed list. Until then they are appended after the rows already
   * on screen, so that those do not move.
   */
  isMerged: boolean;
}

/**
 * Key of the remaining pages in the session cache. Loading them once per session is enough, because newly earned
 * certificates appear in the list of `GET /certificates`.
 */
export const remainingPagesCacheKey: SessionCacheKey<RemainingPages> = {};
