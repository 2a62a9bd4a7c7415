import { useEffect } from 'react';
import { useShellContext } from '../shellContext.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';
import { CodePanel } from './CodePanel.tsx';
import { createSnippets } from './code/createSnippets.ts';
import { Controls } from './Controls.tsx';
import { createHostSettings } from './hostSettings.ts';
import { LogPanel } from './LogPanel.tsx';
import { PlaygroundHeader } from './PlaygroundHeader.tsx';
import { createPresets, type PresetContext } from './playgroundPresets.ts';
import { getControlId, serializeState, setValue } from './playgroundState.ts';
import { Stage } from './Stage.tsx';
import { createInputs, createMountKey } from './startPlugin.ts';
import { useCertificateId } from './useCertificateId.ts';
import { useLog } from './useLog.ts';
import { usePlaygroundState } from './usePlaygroundState.ts';
import '../styles/playground.css';
import '../styles/playgroundControls.css';

/** A page for engineers of hosts: the plugin beside controls of everything that a host can pass to it. */
export default function PlaygroundPage() {
  const { config, user, language, colorMode, isDark, t, loadRemote, setTitle } = useShellContext();
  const title = t('playground');
  useEffect(() => setTitle(title), [setTitle, title]);
  const { state, appliedState, change } = usePlaygroundState();
  const { entries, add, clear } = useLog();
  const certificateId = useCertificateId(config.apiUrl, user.token);

  const { token } = user;
  const context: PresetContext = { config, token, language, colorMode, certificateId };
  const settings = createHostSettings(state, context);
  const applied = createHostSettings(appliedState, context);
  // The window prints, not the page of the playground.
  const { autoPrint: _autoPrint, ...inputs } = createInputs(appliedState, applied);
  const isReady = appliedState.kind !== 'print' || certificateId !== undefined;
  const windowState = setValue(
    state,
    getControlId('prop', 'certificateId'),
    state.values[getControlId('prop', 'certificateId')] ?? certificateId,
  );
  return (
    <div className="playground">
      <PlaygroundHeader
        state={state}
        windowAddress={`/playground/window${serializeState(windowState)}`}
        t={t}
        onChange={change}
      />
      <form
        className="playground-controls"
        aria-label={t('controls')}
        onSubmit={(event) => event.preventDefault()}
      >
        <Controls
          state={state}
          presets={createPresets(state, context)}
          isDark={isDark}
          t={t}
          onChange={(id, value) => change(setValue(state, id, value))}
        />
      </form>
      <div className="playground-result">
        <section className="stage" aria-label={t('plugin')}>
          {isReady ? (
            <Stage
              key={createMountKey(appliedState, inputs, applied.callbacks)}
              state={appliedState}
              inputs={inputs}
              callbacks={applied.callbacks}
              loadRemote={loadRemote}
              log={add}
              t={t}
            />
          ) : (
            <LoadingOrError title={t('loading')} isBusy />
          )}
        </section>
        <CodePanel snippets={createSnippets(state, settings, config.pluginUrl)} t={t} />
        <LogPanel entries={entries} t={t} onClear={clear} />
      </div>
    </div>
  );
}
