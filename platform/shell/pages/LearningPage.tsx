import { useEffect } from 'react';
import type { LearningKind } from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { StatusView } from '../StatusView.tsx';
import { EarnedNotice } from './EarnedNotice.tsx';
import { LearningCard } from './LearningCard.tsx';
import { useLearning } from './useLearning.ts';

const KINDS: readonly LearningKind[] = ['missions', 'contents'];

/** What the company offers to learn; completing something earns its certificate. */
export function LearningPage() {
  const { t, setTitle } = useShell();
  const { offer, failed, retry, busy, complete, outcome, dismiss } = useLearning();
  const title = t('learning');
  useEffect(() => setTitle(title), [setTitle, title]);

  if (failed) {
    return (
      <StatusView
        title={t('failed')}
        hint={t('failedHint')}
        action={{ label: t('retry'), run: retry }}
      />
    );
  }
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('learningHint')}</p>
      <EarnedNotice outcome={outcome} t={t} onDismiss={dismiss} />
      {offer === undefined ? (
        <StatusView title={t('loading')} busy />
      ) : (
        KINDS.map((kind) => (
          <section key={kind} className="offer" aria-labelledby={`offer-${kind}`}>
            <h2 id={`offer-${kind}`}>
              {t(kind)} <span className="count">{offer[kind].length}</span>
            </h2>
            {offer[kind].length === 0 && <p className="page-hint">{t('nothing')}</p>}
            <ul className="learning-cards">
              {offer[kind].map((learning) => (
                <LearningCard
                  key={learning.id}
                  kind={kind}
                  learning={learning}
                  busy={busy === learning.id}
                  onComplete={() => void complete(kind, learning)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}
