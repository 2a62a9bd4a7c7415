/** What a certificate is earned for (docs/behaviour.md, Certificate), in the order in which they are shown. */
export const certificateTypes = ['MISSION', 'CONTENT'] as const;

export type CertificateType = (typeof certificateTypes)[number];

/** The mission or content that a certificate was earned for, as it stood at completion. */
export interface Course {
  /** Empty when the server gave none. */
  name: string;
  thumbUrl: string | null;
  /** ISO 8601 instant or calendar day. */
  completedAt: string | null;
  /** Minutes. */
  workload: number | null;
  /** Missions have none. */
  grade: number | null;
  templateId: string | null;
}

/** A certificate earned by a learner (docs/behaviour.md, Certificate). What the server did not say is null. */
export interface Certificate {
  /** Also the paging cursor. */
  id: string;
  type: CertificateType;
  course: Course;
  /** ISO 8601 instant. */
  createdAt: string | null;
  isFromRecycledMission: boolean;
}

/** When a certificate was earned, as far as that is known. */
export const earnedAt = ({ course, createdAt }: Certificate): string | null =>
  course.completedAt ?? createdAt;
