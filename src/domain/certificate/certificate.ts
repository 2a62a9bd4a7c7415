import { toCalendarDay } from './isoDate.ts';

/** Kinds of certificates, in the order in which they are displayed (docs/behaviour.md, Certificate). */
export const certificateTypes = ['MISSION', 'CONTENT'] as const;

export type CertificateType = (typeof certificateTypes)[number];

/** The mission or content for which a certificate was earned. The data is that of the time of completion. */
export interface Course {
  /** Name of the mission or content. Empty if the server sent none. */
  name: string;
  thumbUrl: string | null;
  /** Date of completion in ISO 8601 format, as sent by the server. */
  completedAt: string | null;
  /** Workload in minutes. */
  workload: number | null;
  /** Grade from 0 to 10; null for missions, which have no grade. */
  grade: number | null;
  templateId: string | null;
}

/** A course about which nothing is known. */
export const emptyCourse: Course = {
  name: '',
  thumbUrl: null,
  completedAt: null,
  workload: null,
  grade: null,
  templateId: null,
};

/**
 * A certificate that a learner has earned (docs/behaviour.md, Certificate). Fields that the server did not send are
 * null.
 */
export interface Certificate {
  /**
   * Id of the certificate. Also used as the cursor with which the next page of the list of certificates is requested.
   */
  id: string;
  type: CertificateType;
  course: Course;
  /** Date of creation in ISO 8601 format, as sent by the server. */
  createdAt: string | null;
  isFromRecycledMission: boolean;
}

/**
 * Returns the date on which a certificate was earned, in ISO 8601 format: the date of completion, or the date of
 * creation if the course has no date of completion. Returns null if both are unknown.
 */
export const getEarnedIsoDate = ({ course, createdAt }: Certificate): string | null =>
  course.completedAt ?? createdAt;

/**
 * Returns the day on which a certificate was earned, in a time zone. The result is a Date whose local year, month and
 * day are those of this day; undefined if the day is unknown.
 */
export function getEarnedDay(certificate: Certificate, timeZone: string): Date | undefined {
  const iso = getEarnedIsoDate(certificate);
  return iso === null ? undefined : toCalendarDay(iso, timeZone);
}
