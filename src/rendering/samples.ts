import type { IssuedCertificate, RegisteredData } from '#model/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import type { CertificateTemplate } from '#model/template.ts';

const learner = 'Ana Beatriz Conceição Moura';
const completedAt = '2026-11-12';
const workload = 510;
const grade = 9.5;

const wordings: Readonly<Record<Language, { course: string; company: string }>> = {
  pt: { course: 'Segurança da Informação para Lideranças', company: 'Aurora Energia S.A.' },
  en: { course: 'Information Security for Leaders', company: 'Aurora Energy Inc.' },
  es: { course: 'Seguridad de la Información para Líderes', company: 'Aurora Energía S.A.' },
};

/**
 * A typical certificate, to show and print a template with.
 * @param more registered data beyond the fixed fields, for instance of the company's metadata
 */
export function sampleCertificate(
  template: CertificateTemplate,
  language: Language,
  more: RegisteredData = {},
): IssuedCertificate {
  const { course, company } = wordings[language];
  return {
    id: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    type: 'CONTENT',
    mission_id: null,
    mission: null,
    content_id: 'sample',
    content: {
      id: 'sample',
      name: course,
      thumb_url: null,
      completed_at: completedAt,
      certificate_template_id: template.id,
      workload,
      grade,
    },
    created_at: `${completedAt}T12:00:00.000Z`,
    is_from_recycled_mission: false,
    user: { name: learner },
    company: { name: company },
    validation_id: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    template,
    registered_data: {
      'user.name': learner,
      'user.email': 'ana.moura@aurora.example',
      'mission.name': course,
      'mission.workload': workload,
      'mission.completed_at': completedAt,
      'mission.grade': grade,
      'mission.enrollment_id': '2026-004817',
      ...more,
    },
  };
}
