import { BookOpen, Check, Compass } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { EarnedNotice } from './EarnedNotice.tsx';
import { LOCALES } from '../messages.ts';
import {
  completeLearning,
  loadLearning,
  RefusedByPlatform,
  type Learning,
  type LearningKind,
} from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { StatusView } from '../StatusView.tsx';
import { workloadText } from './workloadText.ts';

type Offer = Record<LearningKind, Learning[]>;
const KINDS: readonly LearningKind[] = ['missions', 'contents'];

/** What the company offers to learn; completing something earns its certificate. */
export function LearningPage() {
  const { config, user, t, setTitle, endSession } = useShell();
  const [offer, setOffer] = useState<Offer>();
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [busy, setBusy] = useState<string>();
  const [earned, setEarned] = useState<string>();
  const [refused, setRefused] = useState(false);
  const title = t('learning');

  const expire = useEffectEvent(() => endSession('expired'));
  useEffect(() => setTitle(title), [setTitle, title]);
  useEffect(() => {
    let left = false;
    loadLearning(config.apiUrl, user.token).then(
      (loaded) => {
        if (left) return;
        setFailed(false);
        setOffer(loaded);
      },
      (error: unknown) => {
        if (left) return;
        if (isExpired(error)) expire();
        else setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [config.apiUrl, user.token, attempt]);

  const complete = async (kind: LearningKind, { id, name }: Learning): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(id);
    setEarned(undefined);
    setRefused(false);
    try {
      await completeLearning(config.apiUrl, user.token, kind, id);
      setOffer((before) => before && withCompleted(before, kind, id));
      setEarned(name);
    } catch (error) {
      if (isExpired(error)) endSession('expired');
      else setRefused(true);
    } finally {
      setBusy(undefined);
    }
  };

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
      <EarnedNotice
        name={earned}
        refused={refused}
        t={t}
        onDismiss={() => {
          setEarned(undefined);
          setRefused(false);
        }}
      />
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

interface LearningCardProps {
  kind: LearningKind;
  learning: Learning;
  busy: boolean;
  onComplete(): void;
}

function LearningCard({ kind, learning, busy, onComplete }: LearningCardProps) {
  const { t, language } = useShell();
  const { name, workload, completed } = learning;
  const Icon = kind === 'missions' ? Compass : BookOpen;
  return (
    <li className="learning-card" data-completed={completed}>
      <span className="learning-icon" aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div className="learning-text">
        <h3>{name}</h3>
        {workload !== null && <p>{workloadText(workload, LOCALES[language])}</p>}
      </div>
      {completed ? (
        <span className="completed">
          <Check size={16} strokeWidth={2.25} aria-hidden="true" />
          {t('completed')}
        </span>
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-label={`${t('complete')}: ${name}`}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={onComplete}
        >
          {t(busy ? 'completing' : 'complete')}
        </button>
      )}
    </li>
  );
}

function isExpired(error: unknown): boolean {
  return error instanceof RefusedByPlatform && error.status === 401;
}

function withCompleted(offer: Offer, kind: LearningKind, id: string): Offer {
  const mark = (learning: Learning): Learning =>
    learning.id === id ? { ...learning, completed: true } : learning;
  return { ...offer, [kind]: offer[kind].map(mark) };
}
