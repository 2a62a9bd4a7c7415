import type { Certificate } from '#domain/certificate/certificate.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

/** Certificates that the home screen displays, in the same order. */
export interface CertificatesOnHome {
  certificates: readonly Certificate[];
  /** Whether the list is complete, so that no further page can be loaded. Always true for search results. */
  isComplete: boolean;
}

const displayedKey: SessionCacheKey<CertificatesOnHome> = {};
const noCertificates: CertificatesOnHome = { certificates: [], isComplete: true };

/**
 * Stores the certificates displayed on the home screen in the session cache. The preview uses them for its links to the
 * previous and the next certificate (docs/behaviour.md, Neighbours).
 */
export function saveCertificatesOnHome(
  { sessionCache }: PluginContext,
  displayed: CertificatesOnHome,
): void {
  sessionCache.set(displayedKey, displayed);
}

/** Returns the certificates that the home screen displayed most recently in this session. */
export function getCertificatesOnHome({ sessionCache }: PluginContext): CertificatesOnHome {
  return sessionCache.get(displayedKey) ?? noCertificates;
}
