import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';

/**
 * Certificates that are missing in the response of `GET /certificates`, because this response has a maximum length.
 * They are loaded page by page from the GraphQL service.
 */
export interface RemainingPages {
  /**
   * Id of the last certificate in the response of `GET /certificates`. The remaining pages begin after this
   * certificate. Undefined if the response contains no certificates.
   */
  after: string | undefined;
  /** Id of the last certificate that was loaded for the remaining pages; undefined before the first page. */
  cursor: string | undefined;
  certificates: readonly Certificate[];
  isComplete: boolean;
  /** Whether the last request for a page failed. */
  hasFailed: boolean;
  /** Whether they are sorted into the displayed list. If not, they follow the rows on screen, which stay in place. */
  isMerged: boolean;
}

/**
 * Key under which the remaining pages are stored in the session cache. Loading them once per session is enough, because
 * newly earned certificates appear in the response of `GET /certificates`.
 */
export const remainingPagesCacheKey = 'remainingPages' as SessionCacheKey<RemainingPages>;
