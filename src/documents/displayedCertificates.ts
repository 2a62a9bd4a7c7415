import type { Certificate } from '#domain/certificate/certificate.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

/** Certificates displayed on Home, in the same order. */
export interface DisplayedCertificates {
  certificates: readonly Certificate[];
  /** Whether the list is complete, so that no further page can be loaded. Search results always are. */
  isComplete: boolean;
}

const displayedKey: SessionCacheKey<DisplayedCertificates> = {};
const noCertificates: DisplayedCertificates = { certificates: [], isComplete: true };

/**
 * Stores the certificates displayed on Home in the session cache, for the previous and next links of the preview
 * (docs/behaviour.md, Neighbours).
 */
export function saveDisplayedCertificates(
  { sessionCache }: PluginContext,
  displayed: DisplayedCertificates,
): void {
  sessionCache.set(displayedKey, displayed);
}

/** Returns the certificates that Home displayed last in this session. */
export function getDisplayedCertificates({ sessionCache }: PluginContext): DisplayedCertificates {
  return sessionCache.get(displayedKey) ?? noCertificates;
}
