import { type Issuer, noIssuer } from '#model/certificate/brand.ts';
import type { IssuedCertificate, RegisteredData } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import type { FixedField } from '#model/certificate/registeredFields.ts';
import type { CertificateTemplate } from '#model/template/template.ts';

/** What a template is tried with: everyday texts, the longest that occur, or only what every certificate has. */
export const sampleKinds = ['typical', 'longest', 'missing'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const learner = 'Ana Beatriz Conceição Moura';
const longestLearner =
  'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição Guimarães Cavalcanti Montenegro de Sá';
const completedAt = '2026-11-12';

const wordings: Readonly<
  Record<Language, { course: string; longestCourse: string; company: string }>
> = {
  pt: {
    course: 'Segurança da Informação para Lideranças',
    longestCourse:
      'Trilha de Desenvolvimento de Lideranças Inclusivas: Comunicação Não Violenta, Gestão de Conflitos, Feedback Contínuo e Segurança Psicológica em Equipes Híbridas e Distribuídas, com Estudo de Caso',
    company: 'Aurora Energia S.A.',
  },
  en: {
    course: 'Information Security for Leaders',
    longestCourse:
      'Inclusive Leadership Development Path: Nonviolent Communication, Conflict Management, Continuous Feedback and Psychological Safety in Hybrid and Distributed Teams, with a Final Project and Case Study',
    company: 'Aurora Energy Inc.',
  },
  es: {
    course: 'Seguridad de la Información para Líderes',
    longestCourse:
      'Programa de Desarrollo de Liderazgos Inclusivos: Comunicación No Violenta, Gestión de Conflictos, Retroalimentación Continua y Seguridad Psicológica en Equipos Híbridos y Distribuidos, con Proyecto',
    company: 'Aurora Energía S.A.',
  },
};

function sampleOf(kind: SampleKind, language: Language) {
  const { course, longestCourse, company } = wordings[language];
  const typical = { learner, course, company, workload: 510, grade: 9.5 };
  switch (kind) {
    case 'typical':
      return typical;
    case 'longest':
      return { ...typical, learner: longestLearner, course: longestCourse, workload: 11_999 };
    case 'missing':
      return { ...typical, workload: null, grade: null };
  }
}

export interface SampleWish {
  /** Default: typical. */
  kind?: SampleKind;
  /** Registered data beyond the fixed fields, for instance of the company's metadata. */
  more?: RegisteredData;
  /** Default: a company of nobody's, with its name alone. */
  issuer?: Issuer;
}

/** A certificate of nobody, to show and print a template with. */
export function sampleCertificate(
  template: CertificateTemplate,
  language: Language,
  { kind = 'typical', more = {}, issuer = noIssuer }: SampleWish = {},
): IssuedCertificate {
  const { learner: name, course, workload, grade, ...sample } = sampleOf(kind, language);
  const company = issuer.company.name || sample.company;
  const always = {
    'user.name': name,
    'mission.name': course,
    'mission.completed_at': completedAt,
    'company.name': company,
  };
  const fixed: Record<FixedField, string | number | null> = {
    ...always,
    'user.email': 'ana.moura@aurora.example',
    'mission.workload': workload,
    'mission.grade': grade,
    'mission.enrollment_id': '2026-004817',
  };
  return {
    id: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    type: 'CONTENT',
    course: { name: course, thumbUrl: null, completedAt, workload, grade, templateId: template.id },
    createdAt: `${completedAt}T12:00:00.000Z`,
    isFromRecycledMission: false,
    user: { name },
    ...issuer,
    company: { name: company },
    validationId: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    template,
    registeredData: kind === 'missing' ? always : { ...fixed, ...more },
  };
}
