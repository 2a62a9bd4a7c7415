import { type IntlShape, useIntl } from 'react-intl';
import { formatGrade } from '#i18n/formatGrade.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { type Certificate, earnedAt } from '#model/certificate/certificate.ts';
import { durationOf } from '#model/certificate/workload.ts';
import { messages } from '../messages.ts';

/** What a row or card says of a certificate, in words; what it lacks is empty. */
export interface Facts {
  name: string;
  date: string;
  workload: string;
  grade: string;
}

export function useFacts(certificate: Certificate): Facts {
  const intl = useIntl();
  const formatDate = useCertificateDate();
  const { name, workload, grade } = certificate.course;
  return {
    // A link needs words.
    name: name || intl.formatMessage(sharedMessages.unnamed),
    date: formatDate(earnedAt(certificate)),
    workload: formatWorkload(intl, workload),
    grade: grade === null ? '' : formatGrade(intl, grade),
  };
}

/** A workload in minutes as "8 h 30 min"; empty when there is none. */
export function formatWorkload(intl: IntlShape, workload: number | null): string {
  const duration = durationOf(workload);
  if (!duration) return '';
  const { hours, minutes } = duration;
  if (minutes === 0) return intl.formatMessage(messages.hours, { hours });
  if (hours === 0) return intl.formatMessage(messages.minutes, { minutes });
  return intl.formatMessage(messages.hoursAndMinutes, duration);
}
