import { useCallback, useMemo, useState } from 'react';
import { usePluginContext } from '#session/pluginContext.ts';
import { renderStatement } from '../export/index.ts';
import type { Language } from '#domain/language.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import { type AsyncState, useAsync } from '#runtime/useAsync.ts';
import { useGetPrimaryColor, useFetchCertificate } from '../useRenderCertificate.ts';
import { createStatementLoader } from './statementLoader.ts';
import type { CertificatesForStatement } from './useCertificatesForStatement.ts';

/** Rendered statement with its loading state. */
export interface StatementState extends AsyncState<RenderedStatement | undefined> {
  /** Number of certificates that are loaded so far. */
  doneCount: number;
}

/** Renders a statement once all its certificates are loaded, since its totals include all certificates. */
export function useStatementDocument(
  subject: CertificatesForStatement | undefined,
  language: Language,
): StatementState {
  const { config } = usePluginContext();
  const fetchCertificate = useFetchCertificate();
  const getPrimaryColor = useGetPrimaryColor();
  const [issuedAt] = useState(() => new Date().toISOString());
  const [doneCount, setDoneCount] = useState(0);
  const loadCertificates = useMemo(
    () => subject && createStatementLoader(subject.ids, fetchCertificate, subject.plainList),
    [subject, fetchCertificate],
  );
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!loadCertificates) return undefined;
      const { first, remaining } = await loadCertificates(setDoneCount, signal);
      return renderStatement(first, remaining, {
        language,
        renderConfig: config,
        primaryColor: getPrimaryColor(),
        issuedAt,
        selectionLabel: subject?.filterLabel,
      });
    },
    [loadCertificates, subject, language, config, getPrimaryColor, issuedAt],
  );
  return { ...useAsync(load), doneCount };
}
