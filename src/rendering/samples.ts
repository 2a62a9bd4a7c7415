import { type Issuer, emptyIssuer } from '#domain/certificate/brand.ts';
import { emptyCourse } from '#domain/certificate/certificate.ts';
import type {
  IssuedCertificate,
  RegisteredFieldValues,
} from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import type { BuiltInField } from '#domain/certificate/registeredFields.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';

/**
 * Kinds of sample certificates in the preview of a template. `typical`: everyday texts; `longest`: the longest texts
 * that occur; `missing`: only the data that every certificate has; `arabic`, `hindi`, `thai`: long names in these
 * languages.
 */
export const sampleCertificateKinds = [
  'typical',
  'longest',
  'missing',
  'arabic',
  'hindi',
  'thai',
] as const;
export type SampleCertificateKind = (typeof sampleCertificateKinds)[number];

const learner = 'Ana Beatriz Conceição Moura';
const longestLearner =
  'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição Guimarães Cavalcanti Montenegro de Sá';
/** Long names in scripts with connected, stacked and undivided letters. */
const learnersByLanguage = {
  arabic: 'د. عبد الرحمن محمد علاء الدين الأنصاري (المستوى ٣)',
  hindi: 'डॉ. क्षितिज ज्ञानेश्वर श्रीवास्तव कृष्णमूर्ति द्विवेदी',
  thai: 'ผู้ช่วยศาสตราจารย์ กัญญารัตน์ น้ำผึ้ง ศรีสุวรรณปิ่นเกล้า',
};
const completedAt = '2026-11-12';

const sampleTexts: Readonly<
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

function getSampleValues(kind: SampleCertificateKind, language: Language) {
  const { course, longestCourse, company } = sampleTexts[language];
  const typical = { learner, course, company, workload: 510, grade: 9.5 };
  switch (kind) {
    case 'typical':
      return typical;
    case 'longest':
      return { ...typical, learner: longestLearner, course: longestCourse, workload: 11_999 };
    case 'missing':
      return { ...typical, workload: null, grade: null };
    default:
      return { ...typical, learner: learnersByLanguage[kind] };
  }
}

export interface SampleOptions {
  /** Kind of the sample's texts. Default: `typical`. */
  kind?: SampleCertificateKind;
  /** Values of registered fields other than the built-in fields, for instance company metadata. */
  extraData?: RegisteredFieldValues;
  /** Company that issues the certificate. Default: a fictitious company without logo or signatures. */
  issuer?: Issuer;
}

/** Creates a fictitious certificate, for the preview and a test print of a template. */
export function createSampleCertificate(
  template: CertificateTemplate,
  language: Language,
  { kind = 'typical', extraData = {}, issuer = emptyIssuer }: SampleOptions = {},
): IssuedCertificate {
  const { learner: name, course, workload, grade, ...sample } = getSampleValues(kind, language);
  const company = issuer.company.name || sample.company;
  const requiredData = {
    'user.name': name,
    'mission.name': course,
    'mission.completed_at': completedAt,
    'company.name': company,
  };
  const fixedData: Record<BuiltInField, string | number | null> = {
    ...requiredData,
    'user.email': 'ana.moura@aurora.example',
    'mission.workload': workload,
    'mission.grade': grade,
    'mission.enrollment_id': '2026-004817',
  };
  return {
    id: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    type: 'CONTENT',
    course: { ...emptyCourse, name: course, completedAt, workload, grade, templateId: template.id },
    createdAt: `${completedAt}T12:00:00.000Z`,
    isFromRecycledMission: false,
    user: { name },
    ...issuer,
    company: { name: company },
    validationId: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    template,
    registeredData: kind === 'missing' ? requiredData : { ...fixedData, ...extraData },
  };
}
