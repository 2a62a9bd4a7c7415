import { toCalendarDay } from './isoDate.ts';

/** Kinds of certificates (docs/behaviour.md, Certificate), in display order. */
export const certificateTypes = ['MISSION', 'CONTENT'] as const;

export type CertificateType = (typeof certificateTypes)[number];

/** The mission or content for which a certificate was earned, with its data at the time of completion. */
export interface Course {
  /** Name of the mission or content; empty when the server sent none. */
  name: string;
  thumbUrl: string | null;
  /** Date in ISO 8601 format, as sent by the server. */
  completedAt: string | null;
  /** Workload in minutes. */
  workload: number | null;
  /** Grade from 0 to 10; null for missions, which have no grade. */
  grade: number | null;
  templateId: string | null;
}

/**
 * A certificate earned by a learner (docs/behaviour.md, Certificate). Fields missing from the server's response are
 * null.
 */
export interface Certificate {
  /** Id of the certificate, also used as the cursor to request the next page of the list. */
  id: string;
  type: CertificateType;
  course: Course;
  /** Date in ISO 8601 format, as sent by the server. */
  createdAt: string | null;
  isFromRecycledMission: boolean;
}

/**
 * Returns the date on which a certificate was earned, in ISO 8601 format: its completion, else its creation; null if
 * both are unknown.
 */
export const getEarnedIsoDate = ({ course, createdAt }: Certificate): string | null =>
  course.completedAt ?? createdAt;

/**
 * Returns the day on which a certificate was earned, as a Date whose local year, month and day are those of the day;
 * undefined if unknown.
 */
export function getEarnedDay(certificate: Certificate, timeZone: string): Date | undefined {
  const iso = getEarnedIsoDate(certificate);
  return iso === null ? undefined : toCalendarDay(iso, timeZone);
}
