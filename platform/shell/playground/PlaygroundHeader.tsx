import { ExternalLink } from 'lucide-react';
import type { MessageId, Translate } from '../messages.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { CopyButton } from './CopyButton.tsx';
import { KINDS, type Kind } from './description.ts';
import { MODULES, type PlaygroundState, serializeState } from './playgroundState.ts';

const KIND_LABELS: Readonly<Record<Kind, MessageId>> = {
  module: 'kindModule',
  iframe: 'kindIframe',
  print: 'kindPrint',
};

interface PlaygroundHeaderProps {
  state: PlaygroundState;
  /** Address of the print window. */
  windowAddress: string;
  t: Translate;
  onChange: (state: PlaygroundState) => void;
}

/** The title of the playground, the way to embed the plugin, and actions. */
export function PlaygroundHeader({ state, windowAddress, t, onChange }: PlaygroundHeaderProps) {
  const { kind, module } = state;
  return (
    <header className="playground-header">
      <h1>{t('playground')}</h1>
      <p className="page-hint">{t('playgroundHint')}</p>
      <div className="playground-bar">
        <ChoiceGroup
          label={t('embedding')}
          name="playground-kind"
          choices={KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
          value={kind}
          onChange={(value) => onChange({ ...state, kind: value })}
        />
        {kind === 'module' && (
          <ChoiceGroup
            label={t('module')}
            name="playground-module"
            choices={MODULES.map((value) => ({ value, label: value }))}
            value={module}
            onChange={(value) => onChange({ ...state, module: value })}
          />
        )}
        {kind === 'print' && (
          <a className="button" href={windowAddress} target="_blank" rel="noreferrer">
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('openWindow')}
          </a>
        )}
        <div className="playground-actions">
          <CopyButton
            label={t('copyLink')}
            text={`${window.location.origin}/playground${serializeState(state)}`}
            t={t}
          />
          <button
            type="button"
            className="button"
            onClick={() => onChange({ ...state, values: {} })}
          >
            {t('resetAll')}
          </button>
        </div>
      </div>
    </header>
  );
}
