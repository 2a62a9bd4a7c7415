import type { Certificate } from '#domain/certificate/certificate.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

interface CertificatesOnHome {
  certificates: readonly Certificate[];
  /** Whether the list is complete, so that no further page can be loaded. Always true for search results. */
  isComplete: boolean;
}

/**
 * Key of the certificates that the home screen displayed most recently, in the same order. The preview uses them for its
 * links to the previous and the next certificate (docs/behaviour.md, Neighbours).
 */
export const certificatesOnHomeKey = 'certificatesOnHome' as SessionCacheKey<CertificatesOnHome>;
