import { type IntlShape, useIntl } from 'react-intl';
import { formatGrade } from '#i18n/formatGrade.ts';
import { formatWorkload as writeWorkload } from '#i18n/formatWorkload.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { type Certificate, earnedAt } from '#model/certificate/certificate.ts';
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

/** A workload in minutes as the home screen words it; empty when there is none. */
export const formatWorkload = (intl: IntlShape, workload: number | null): string =>
  writeWorkload(intl, workload, messages);
