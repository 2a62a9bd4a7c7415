import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Mounted, PrintViewProps } from '#entries/contract.ts';
import type { ShellConfig } from '../../sites.ts';
import { LOCALES, type Language, type Translate } from '../messages.ts';
import type { LoadRemote } from '../remote/federation.ts';
import { RemoteSlot } from '../remote/RemoteSlot.tsx';
import { useRemote } from '../remote/useRemote.ts';

interface PrintPageProps {
  config: ShellConfig;
  loadRemote: LoadRemote;
  language: Language;
  /** Of who is signed in here; a certificate prints without. */
  token: string | undefined;
  t: Translate;
}

/** `/print-certificate?id=`: a window of the platform's own that prints one certificate and shows nothing else. */
export function PrintPage(props: PrintPageProps) {
  const [attempt, setAttempt] = useState(0);
  return <PrintWindow key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PrintWindow(props: PrintPageProps & { onRetry: () => void }) {
  const { config, loadRemote, language, token, t, onRetry } = props;
  const certificateId = useSearchParams()[0].get('id') ?? '';
  useEffect(() => {
    document.title = `${t('printCertificate')} · Academia Vértice`;
  }, [t]);

  const mounted = useRef<Mounted<PrintViewProps>>(null);
  const { state, place } = useRemote(loadRemote, 'PrintView', mounted, () => ({
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
      <RemoteSlot state={state} place={place} t={t} onRetry={onRetry} />
    </main>
  );
}
