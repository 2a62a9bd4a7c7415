import { z } from 'zod';
import type { ListedCertificate } from '../../data/queries/certificateQueries.ts';
import { toAbsoluteUrl, type ApiContext } from '../api.ts';

const missionSchema = z.object({
  name: z.string(),
  thumb_url: z.string().nullable(),
  certificate_template_id: z.string().nullable(),
  workload: z.number().int().nullable().describe('Minutes'),
  completed_at: z.string(),
  enrollment_id: z.string().nullable().optional(),
});

const contentSchema = z.object({
  id: z.string(),
  name: z.string(),
  thumb_url: z.string().nullable(),
  completed_at: z.string(),
  certificate_template_id: z.string().nullable(),
  workload: z.number().int().nullable().describe('Minutes'),
  grade: z.number().nullable(),
});

/** Schema of a certificate in REST and GraphQL responses (docs/behaviour.md, Certificate). */
export const certificateSchema = z.object({
  id: z.string(),
  type: z.enum(['MISSION', 'CONTENT']),
  company_id: z.string(),
  user_id: z.string(),
  mission_id: z.string().nullable(),
  mission: missionSchema.nullable(),
  content_id: z.string().nullable(),
  content: contentSchema.nullable(),
  created_at: z.string(),
  is_from_recycled_mission: z.boolean(),
});

export type CertificateResponse = z.infer<typeof certificateSchema>;

/** Converts a stored certificate to a response. */
export function toCertificateResponse(
  context: ApiContext,
  row: ListedCertificate,
): CertificateResponse {
  const common = {
    name: row.name,
    thumb_url: toAbsoluteUrl(context, row.thumbUrl),
    completed_at: row.completedAt.toISOString(),
    certificate_template_id: row.templateVersionId,
    workload: row.workload,
  };
  return {
    id: row.id,
    type: row.type,
    company_id: row.companyId,
    user_id: row.userId,
    mission_id: row.missionId,
    mission: row.missionId === null ? null : { ...common, enrollment_id: row.enrollmentId },
    content_id: row.contentId,
    content: row.contentId === null ? null : { ...common, id: row.contentId, grade: row.grade },
    created_at: row.createdAt.toISOString(),
    is_from_recycled_mission: row.isFromRecycledMission,
  };
}
