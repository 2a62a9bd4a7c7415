import { getEarnedDay } from '#domain/certificate/certificate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { normalizeIsoDate } from '#domain/certificate/isoDate.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { Statement } from '#rendering/statement/statementText.ts';

/** Data of a statement of learning that a file contains, as chosen by the user who exported it. */
export type AttachedStatement = Pick<Statement, 'issuedAt' | 'color' | 'selectionName'>;

const maxSelectionLength = 200;

/** Finds the data of a statement among the records that are attached to a file. */
export function findAttachedStatement(
  records: readonly AttachedRecord[],
): AttachedStatement | undefined {
  const record = records.find(({ kind }) => kind === 'statement');
  if (!record) return undefined;
  const { issued_at: issuedAt, color, selection } = record;
  const hexColor = typeof color === 'string' ? parseHexColor(color) : undefined;
  if (typeof issuedAt !== 'string' || normalizeIsoDate(issuedAt) === null || !hexColor)
    return undefined;
  const hasSelection = typeof selection === 'string' && selection.length <= maxSelectionLength;
  return { issuedAt, color: hexColor, ...(hasSelection && { selectionName: selection }) };
}

const dayMs = 86_400_000;

/**
 * Returns whether the date and the selection of a statement are true of its certificates: it was issued after the last
 * certificate was earned, and its selection is their year or a part of the names of all their courses.
 */
export function isStatementConfirmed(
  { issuedAt, selectionName }: AttachedStatement,
  certificates: readonly IssuedCertificate[],
  timeZone: string,
): boolean {
  const time = Date.parse(issuedAt);
  const days = certificates.flatMap((certificate) => getEarnedDay(certificate, timeZone) ?? []);
  const isPossible =
    time <= Date.now() + dayMs && days.every((day) => day.getTime() <= time + dayMs);
  const parts = (selectionName ?? '').split(', ').filter(Boolean);
  return (
    isPossible &&
    parts.every((part) =>
      /^\d{4}$/.test(part)
        ? days.length === certificates.length &&
          days.every((day) => String(day.getFullYear()) === part)
        : certificates.every(({ course }) => simplify(course.name).includes(simplify(part))),
    )
  );
}

/** Leaves only letters and digits of a text, without accents. */
const simplify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
