import { BookOpen, Check, Compass, Printer } from 'lucide-react';
import { LOCALES } from '../messages.ts';
import type { Learning, LearningKind } from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { workloadText } from './workloadText.ts';

interface LearningCardProps {
  kind: LearningKind;
  learning: Learning;
  busy: boolean;
  onComplete: () => void;
}

export function LearningCard({ kind, learning, busy, onComplete }: LearningCardProps) {
  const { t, language } = useShell();
  const { name, workload, certificateId } = learning;
  const Icon = kind === 'missions' ? Compass : BookOpen;
  return (
    <li className="learning-card">
      <span className="learning-icon" aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div className="learning-text">
        <h3>{name}</h3>
        {workload !== null && <p>{workloadText(workload, LOCALES[language])}</p>}
      </div>
      {certificateId !== null ? (
        <div className="learning-done">
          <span className="completed">
            <Check size={16} strokeWidth={2.25} aria-hidden="true" />
            {t('completed')}
          </span>
          <a
            className="button"
            href={`/print-certificate?id=${encodeURIComponent(certificateId)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('printCertificate')}: ${name}`}
          >
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('printCertificate')}
          </a>
        </div>
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
