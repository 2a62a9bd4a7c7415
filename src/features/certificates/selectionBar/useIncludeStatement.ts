import { useState } from 'react';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import { usePluginContext } from '#session/pluginContext.ts';

/** Minimum number of certificates for which a statement of learning is included by default. */
const minCertificates = 10;

const includeStatementKey: SessionCacheKey<boolean> = {};

/** Returns whether an export includes a statement, and a setter whose choice is kept for the session. */
export function useIncludeStatement(
  certificateCount: number,
): [boolean, (isIncluded: boolean) => void] {
  const { sessionCache } = usePluginContext();
  const [choice, setChoice] = useState(() => sessionCache.get(includeStatementKey));
  const setIncludeStatement = (isIncluded: boolean) => {
    sessionCache.set(includeStatementKey, isIncluded);
    setChoice(isIncluded);
  };
  return [
    certificateCount > 1 && (choice ?? certificateCount >= minCertificates),
    setIncludeStatement,
  ];
}
