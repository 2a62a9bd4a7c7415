/** Spec §9, Certificate types. */
export type CertificateType = 'MISSION' | 'CONTENT';

/** The mission (learning path) a certificate was earned for, as it stood at completion. */
export interface CertificateMission {
  name: string;
  thumb_url: string | null;
  certificate_template_id: string | null;
  /** Minutes. */
  workload: number | null;
  /** ISO 8601 instant or calendar day. */
  completed_at: string | null;
  enrollment_id?: string | null;
}

/** The content (individual learning item) a certificate was earned for. */
export interface CertificateContent {
  id: string | null;
  name: string;
  thumb_url: string | null;
  completed_at: string | null;
  certificate_template_id: string | null;
  /** Minutes. */
  workload: number | null;
  grade: number | null;
}

/** A certificate earned by a learner, with the field names of the wire (Spec §3). What the server did not say is null. */
export interface Certificate {
  /** Also the paging cursor. */
  id: string;
  type: CertificateType;
  company_id: string | null;
  user_id: string | null;
  mission_id: string | null;
  mission: CertificateMission | null;
  content_id: string | null;
  content: CertificateContent | null;
  /** ISO 8601 instant. */
  created_at: string | null;
  is_from_recycled_mission: boolean;
}

/** What a certificate was earned for, mission and content alike. */
export interface Course {
  name: string;
  thumbUrl: string | null;
  completedAt: string | null;
  /** Minutes. */
  workload: number | null;
  grade: number | null;
  templateId: string | null;
}

/** The mission or content behind a certificate; an empty name when the server gave neither. */
export function courseOf(certificate: Pick<Certificate, 'type' | 'mission' | 'content'>): Course {
  const source = certificate.type === 'CONTENT' ? certificate.content : certificate.mission;
  return {
    name: source?.name ?? '',
    thumbUrl: source?.thumb_url ?? null,
    completedAt: source?.completed_at ?? null,
    workload: source?.workload ?? null,
    grade: (certificate.type === 'CONTENT' ? certificate.content?.grade : null) ?? null,
    templateId: source?.certificate_template_id ?? null,
  };
}
