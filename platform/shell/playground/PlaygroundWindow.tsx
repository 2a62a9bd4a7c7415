import { useEffect, useState } from 'react';
import type { ColorModePreference } from '#entries/contract.ts';
import type { ShellConfig } from '../../sites.ts';
import type { Language, Translate } from '../messages.ts';
import type { LoadRemote } from '../remote/federation.ts';
import { createHostSettings } from './hostSettings.ts';
import { parseState } from './playgroundState.ts';
import { Stage } from './Stage.tsx';
import { createInputs } from './startPlugin.ts';
import { sendToPlayground } from './useLog.ts';

export interface PlaygroundWindowProps {
  config: ShellConfig;
  loadRemote: LoadRemote;
  language: Language;
  colorMode: ColorModePreference;
  /** Token of the signed-in user, if any. */
  token: string | undefined;
  t: Translate;
}

/** The page `/playground/window`: the print window of the playground, without the frame of the shell. */
export default function PlaygroundWindow(props: PlaygroundWindowProps) {
  const { config, loadRemote, language, colorMode, token, t } = props;
  const [state] = useState(() => parseState(window.location.search));
  useEffect(() => {
    document.title = `${t('printCertificate')} · Academia Vértice`;
  }, [t]);
  const context = { config, token, language, colorMode, certificateId: undefined };
  const settings = createHostSettings({ ...state, kind: 'print' }, context);
  return (
    <main className="bare-page" aria-label={t('printCertificate')}>
      <Stage
        state={{ ...state, kind: 'print' }}
        inputs={createInputs({ ...state, kind: 'print' }, settings)}
        callbacks={settings.callbacks}
        loadRemote={loadRemote}
        log={sendToPlayground}
        t={t}
      />
    </main>
  );
}
