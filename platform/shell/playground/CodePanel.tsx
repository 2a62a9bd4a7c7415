import { useState } from 'react';
import type { MessageId, Translate } from '../messages.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Snippet } from './code/createSnippets.ts';
import { CopyButton } from './CopyButton.tsx';

const LABELS: Readonly<Record<Snippet['id'], MessageId>> = {
  react: 'codeReact',
  html: 'codePage',
  element: 'codeElement',
  federation: 'codeFederation',
};

/** The code of hosts that show what the playground shows, to copy. */
export function CodePanel({ snippets, t }: { snippets: readonly Snippet[]; t: Translate }) {
  const [chosenId, setChosenId] = useState<Snippet['id']>('react');
  const snippet = snippets.find(({ id }) => id === chosenId) ?? snippets[0];
  if (!snippet) return null;
  return (
    <section className="panel" aria-labelledby="playground-code">
      <div className="panel-head">
        <h2 id="playground-code">{t('code')}</h2>
        <CopyButton key={snippet.id} label={t('copyCode')} text={snippet.text} t={t} />
      </div>
      {snippets.length > 1 && (
        <ChoiceGroup
          label={t('codeOf')}
          name="playground-snippet"
          choices={snippets.map(({ id }) => ({ value: id, label: t(LABELS[id]) }))}
          value={snippet.id}
          onChange={setChosenId}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className="code" role="region" aria-label={t(LABELS[snippet.id])} tabIndex={0}>
        <code>{snippet.text}</code>
      </pre>
    </section>
  );
}
