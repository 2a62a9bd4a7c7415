import { BookOpen, Check, Compass, Printer } from 'lucide-react';
import { LOCALES } from '../messages.ts';
import type { OfferedCourse, CourseType } from '../platformApi.ts';
import { useShellContext } from '../shellContext.ts';
import { formatWorkload } from './formatWorkload.ts';

interface OfferedCourseCardProps {
  kind: CourseType;
  item: OfferedCourse;
  isBusy: boolean;
  onComplete: () => void;
}

export function OfferedCourseCard({ kind, item, isBusy, onComplete }: OfferedCourseCardProps) {
  const { t, language } = useShellContext();
  const { name, workload, certificateId } = item;
  const Icon = kind === 'missions' ? Compass : BookOpen;
  return (
    <li className="learning-card">
      <span className="learning-icon" aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div className="learning-text">
        <h3>{name}</h3>
        {workload !== null && <p>{formatWorkload(workload, LOCALES[language])}</p>}
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
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={onComplete}
        >
          {t(isBusy ? 'completing' : 'complete')}
        </button>
      )}
    </li>
  );
}
