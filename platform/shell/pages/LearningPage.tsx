import { useEffect } from 'react';
import type { CourseType } from '../platformApi.ts';
import { useShellContext } from '../shellContext.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';
import { EarnedNotice } from './EarnedNotice.tsx';
import { OfferedCourseCard } from './OfferedCourseCard.tsx';
import { useOfferedCourses } from './useOfferedCourses.ts';

const KINDS: readonly CourseType[] = ['missions', 'contents'];

/** The missions and contents that the company offers. Completing one earns a certificate. */
export function LearningPage() {
  const { t, setTitle } = useShellContext();
  const { items, hasFailed, retry, busyId, complete, result, dismiss } = useOfferedCourses();
  const title = t('learning');
  useEffect(() => setTitle(title), [setTitle, title]);

  if (hasFailed) {
    return (
      <LoadingOrError
        title={t('failed')}
        hint={t('failedHint')}
        action={{ label: t('retry'), onClick: retry }}
      />
    );
  }
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('learningHint')}</p>
      <EarnedNotice result={result} t={t} onDismiss={dismiss} />
      {items === undefined ? (
        <LoadingOrError title={t('loading')} isBusy />
      ) : (
        KINDS.map((kind) => (
          <section key={kind} className="learning-section" aria-labelledby={`learning-${kind}`}>
            <h2 id={`learning-${kind}`}>
              {t(kind)} <span className="count">{items[kind].length}</span>
            </h2>
            {items[kind].length === 0 && <p className="page-hint">{t('nothing')}</p>}
            <ul className="learning-cards">
              {items[kind].map((item) => (
                <OfferedCourseCard
                  key={item.id}
                  kind={kind}
                  item={item}
                  isBusy={busyId === item.id}
                  onComplete={() => void complete(kind, item)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}
