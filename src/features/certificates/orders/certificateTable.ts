import { earnedDay } from '#i18n/dateLocale.ts';
import { formatGrade } from '#i18n/formatGrade.ts';
import type { Cell } from '#documents/csv/csvText.ts';
import { publicAddress } from '#model/addresses.ts';
import type { ListedCertificate } from '#api/rest/missionsApi.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import type { Wording } from '#rendering/certificateText.ts';
import { messages as paperMessages } from '#rendering/messages.ts';
import { messages as homeMessages } from '../messages.ts';
import { formatWorkload } from '../views/useFacts.ts';
import { messages } from '../selection/messages.ts';

/** What a spreadsheet has of a certificate. */
export interface TabledCertificate extends Certificate {
  user: { name: string };
  validationId: string;
}

/** One of the plain list, if that says enough of it. */
export function tabled(listed: ListedCertificate | undefined): TabledCertificate | undefined {
  const { user, validationId } = listed ?? {};
  if (!listed || !user?.name || !validationId) return undefined;
  return { ...listed, user: { name: user.name }, validationId };
}

/** Certificates as the rows of a spreadsheet in one language, its heads first. */
export function certificateTable(
  certificates: readonly TabledCertificate[],
  wording: Wording,
): Cell[][] {
  const { intl, language, timeZone } = wording;
  const heads = [
    messages.course,
    messages.type,
    homeMessages.columnCompleted,
    messages.minutes,
    homeMessages.columnWorkload,
    homeMessages.columnGrade,
    paperMessages.validationId,
    messages.link,
  ].map((head) => intl.formatMessage(head));
  const rows = certificates.map((certificate): Cell[] => {
    const { id, type, course, validationId } = certificate;
    return [
      course.name,
      intl.formatMessage(type === 'MISSION' ? homeMessages.mission : homeMessages.content),
      earnedDay(certificate, timeZone)?.toISOString().slice(0, 10) ?? '',
      course.workload,
      formatWorkload(intl, course.workload),
      course.grade === null ? '' : formatGrade(intl, course.grade),
      validationId,
      publicAddress(id, language, wording),
    ];
  });
  return [heads, ...rows];
}
