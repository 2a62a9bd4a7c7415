import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Mounted, PrintViewProps } from '#entries/contract.ts';
import type { ShellConfig } from '../../sites.ts';
import { LOCALES, type Language, type Translate } from '../messages.ts';
import type { LoadRemote } from '../remote/federation.ts';
import { RemotePlugin } from '../remote/RemotePlugin.tsx';
import { useRemote } from '../remote/useRemote.ts';

interface PrintPageProps {
  config: ShellConfig;
  loadRemote: LoadRemote;
  language: Language;
  /** Token of the signed-in user, if any. Printing works without it. */
  token: string | undefined;
  t: Translate;
}

/** The page `/print-certificate?id=`, which prints one certificate without the frame of the shell. */
export function PrintPage(props: PrintPageProps) {
  const [attempt, setAttempt] = useState(0);
  return <PrintMount key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PrintMount(props: PrintPageProps & { onRetry: () => void }) {
  const { config, loadRemote, language, token, t, onRetry } = props;
  const certificateId = useSearchParams()[0].get('id') ?? '';
  useEffect(() => {
    document.title = `${t('printCertificate')} · Academia Vértice`;
  }, [t]);

  const mountedRef = useRef<Mounted<PrintViewProps>>(null);
  const { state, containerRef } = useRemote(loadRemote, 'PrintView', mountedRef, () => ({
    config: config.plugin,
    certificateId,
    autoPrint: true,
    locale: LOCALES[language],
    ...(token !== undefined && { token }),
    onError: (error, code) => {
      console.error(`Certificates plugin: ${code}`, error);
    },
  }));

  return (
    <main className="bare-page" aria-label={t('printCertificate')}>
      <RemotePlugin state={state} containerRef={containerRef} t={t} onRetry={onRetry} />
    </main>
  );
}
