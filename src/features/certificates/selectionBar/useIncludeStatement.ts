import type { SessionCacheKey } from '#session/sessionCache.ts';
import { useSessionState } from '#session/useSessionState.ts';

/** Minimum number of certificates for which a statement of learning is included by default. */
const minCertificates = 10;

const includeStatementKey = 'includeStatement' as SessionCacheKey<boolean>;

/** Returns whether an export includes a statement, and a setter whose choice is kept for the session. */
export function useIncludeStatement(
  certificateCount: number,
): [boolean, (isIncluded: boolean) => void] {
  const [choice, setChoice] = useSessionState(includeStatementKey);
  return [certificateCount > 1 && (choice ?? certificateCount >= minCertificates), setChoice];
}
