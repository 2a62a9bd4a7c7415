import { toTemplateBody } from '#data/schemas/storedTemplateSchema.ts';
import {
  type CompanyBrand,
  emptyBrand,
  emptyCourseSyllabus,
  type CourseSyllabus,
} from '#domain/certificate/brand.ts';
import { type Certificate, emptyCourse } from '#domain/certificate/certificate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import {
  buildAreaTexts,
  type CertificateTemplate,
  createDefaultTemplate,
} from '#domain/template/template.ts';
import type { DocumentLocale } from '#rendering/certificateText.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';

/** Settings of the documents that tests draw. */
export const testDocumentSettings = {
  timeZone: 'America/Sao_Paulo',
  publicUrl: 'https://aprender.aurora.com.br/certificados',
};

/** Loads the texts and formats of certificates and statements in a language. */
export const loadTestDocumentLocale = (language: Language): Promise<DocumentLocale> =>
  loadDocumentLocale(language, testDocumentSettings);

const areas = {
  typical: [
    'Universidade Corporativa Aurora Energia',
    'Programa alinhado à ISO/IEC 27001, com avaliação final e estudo de caso aplicado à rotina da equipe.',
    'Aurora Energia S.A. · CNPJ 12.345.678/0001-90 · Certificado emitido eletronicamente.',
  ],
  longest: [
    'Universidade Corporativa Aurora Energia — Diretoria de Pessoas, Cultura e Desenvolvimento Organizacional, Núcleo de Aprendizagem Contínua e Certificações Técnicas da Região Nordeste e dos Escritórios Internacionais, em parceria com o Instituto Aurora de Pesquisa e Inovação em Energia',
    'Programa com avaliação final, estudo de caso aplicado e projeto integrador orientado por mentores internos, em conformidade com as diretrizes de educação corporativa e com a política de diversidade, equidade e inclusão da companhia, válido para progressão na carreira técnica e gestão.',
    'Aurora Energia S.A. · CNPJ 12.345.678/0001-90 · Av. Paulista, 1.000, 12.º andar, São Paulo/SP · Certificado emitido eletronicamente. A autenticidade pode ser conferida pelo código no verso. Matrícula 000.123.456-7 · Unidade de Negócios Transmissão e Distribuição Nordeste — Brasil.',
  ],
  missing: ['', '', ''],
} as const satisfies Record<string, CertificateTemplate['customFields']['ptBr']>;

export interface CertificateOptions {
  brand?: CompanyBrand;
  programme?: CourseSyllabus;
  name?: string;
  course?: string;
  workload?: number | null;
  grade?: number | null;
  areas?: CertificateTemplate['customFields']['ptBr'];
  template?: Partial<CertificateTemplate>;
  registeredData?: IssuedCertificate['registeredData'];
  id?: string;
  completedAt?: string;
}

/** Creates a certificate for a content. Options that are left out have typical values. */
export function createCertificate(options: CertificateOptions = {}): IssuedCertificate {
  const texts = options.areas ?? areas.typical;
  const id = options.id ?? '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';
  return {
    id,
    type: 'CONTENT',
    course: {
      ...emptyCourse,
      name: options.course ?? 'Segurança da Informação para Lideranças',
      completedAt: options.completedAt ?? '2026-11-12T15:00:00.000Z',
      workload: options.workload === undefined ? 510 : options.workload,
      grade: options.grade === undefined ? 9.5 : options.grade,
    },
    createdAt: '2026-11-12T15:00:00.000Z',
    isFromRecycledMission: false,
    user: { name: options.name ?? 'Ana Beatriz Conceição Moura' },
    company: { name: 'Aurora Energia' },
    brand: options.brand ?? emptyBrand,
    programme: options.programme ?? emptyCourseSyllabus,
    validationId: id,
    registeredData: options.registeredData ?? {},
    template: {
      ...createDefaultTemplate(),
      customFields: buildAreaTexts(() => texts),
      ...options.template,
    },
  };
}

/** Converts a certificate to an item of the server's list, in its JSON format. */
export function toListItemResponse({ id, type, course, createdAt }: Certificate) {
  const { name, completedAt, workload, grade, templateId } = course;
  const courseBody = {
    name,
    completed_at: completedAt,
    workload,
    certificate_template_id: templateId,
  };
  return {
    id,
    type,
    ...(type === 'MISSION' ? { mission: courseBody } : { content: { ...courseBody, grade } }),
    created_at: createdAt,
  };
}

/** Creates a certificate in the JSON format of `GET /certificates/{id}`. */
export function createCertificateResponse(options: CertificateOptions = {}) {
  const certificate = createCertificate(options);
  const { user, company, brand, programme, validationId, registeredData, template } = certificate;
  return {
    ...toListItemResponse(certificate),
    user,
    company: { ...company, legal_name: brand.legalName, logo_url: brand.logoUrl },
    signatures: brand.signatures.map(({ name, role, imageUrl }) => ({
      name,
      role,
      image_url: imageUrl,
    })),
    programme: programme.text,
    instructor: programme.instructor,
    place: programme.place,
    validation_id: validationId,
    registered_data: registeredData,
    template: toTemplateBody(template),
  };
}

/** Sample certificates that every layout has to fit: typical, missing and long texts, and texts in other scripts. */
export const certificateSamples = {
  typical: {},
  longest: {
    name: 'Maria Antônia Figueiredo de Albuquerque Vasconcelos e Nascimento da Conceição Guimarães de Orleans e Bragança Sobrinha',
    course:
      'Trilha de Desenvolvimento de Lideranças Inclusivas: Comunicação Não Violenta, Gestão de Conflitos, Feedback Contínuo e Segurança Psicológica em Equipes Híbridas, Presenciais e Totalmente Remotas do Grupo',
    workload: 7725,
    grade: 9.75,
    areas: areas.longest,
  },
  missing: { workload: null, grade: null, areas: areas.missing },
  unbreakable: {
    name: 'WOLFESCHLEGELSTEINHAUSENBERGERDORFFWELCHEVORALTERN DE ALBUQUERQUE',
    course: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  vietnamese: { name: 'Nguyễn Thị Phương Thảo', course: 'Đào tạo an toàn thông tin cơ bản' },
  cyrillic: { name: 'Иван Алексеевич Соколов', course: 'Основы информационной безопасности' },
  greek: { name: 'Αλέξανδρος Παπαδόπουλος', course: 'Ασφάλεια πληροφοριών' },
  arabic: { name: 'محمد عبد الله الأنصاري', course: 'أساسيات أمن المعلومات' },
  chinese: { name: '山田太郎 · 王小明', course: '信息安全基础' },
  emoji: { name: 'Ana 😀 Beatriz 👩🏽‍💻 Moura', course: 'Onboarding ✏️ 2026 🎉' },
} as const satisfies Record<string, CertificateOptions>;
