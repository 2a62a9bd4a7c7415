import { createIntl } from 'react-intl';
import { loadCatalogue, loadTexts, type TextPart } from '#i18n/catalogue.ts';
import { toTemplateBody } from '#api/documents/storedTemplateWire.ts';
import { type Brand, noBrand, noProgramme, type Programme } from '#model/certificate/brand.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { type Language, languageTags } from '#model/language.ts';
import {
  areasOfEach,
  type CertificateTemplate,
  defaultTemplate,
} from '#model/template/template.ts';
import type { Wording } from '#rendering/certificateText.ts';

/** How documents are worded in tests. */
export async function wordingIn(
  language: Language,
  part: TextPart = 'documents',
): Promise<Wording> {
  await loadTexts(part);
  const { messages, dateLocale } = await loadCatalogue(language);
  const intl = createIntl({ locale: languageTags[language], defaultLocale: 'en', messages });
  return {
    language,
    intl,
    dateLocale,
    timeZone: 'America/Sao_Paulo',
    publicUrl: 'https://aprender.aurora.com.br/certificados',
  };
}

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

export interface CertificateWish {
  brand?: Brand;
  programme?: Programme;
  name?: string;
  course?: string;
  workload?: number | null;
  grade?: number | null;
  areas?: CertificateTemplate['customFields']['ptBr'];
  template?: Partial<CertificateTemplate>;
  registered?: IssuedCertificate['registeredData'];
  id?: string;
}

/** A content's certificate as the server answers it, typical where nothing else is wished. */
export function certificateOf(wish: CertificateWish = {}): IssuedCertificate {
  const texts = wish.areas ?? areas.typical;
  const id = wish.id ?? '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';
  return {
    id,
    type: 'CONTENT',
    course: {
      name: wish.course ?? 'Segurança da Informação para Lideranças',
      thumbUrl: null,
      completedAt: '2026-11-12T15:00:00.000Z',
      templateId: null,
      workload: wish.workload === undefined ? 510 : wish.workload,
      grade: wish.grade === undefined ? 9.5 : wish.grade,
    },
    createdAt: '2026-11-12T15:00:00.000Z',
    isFromRecycledMission: false,
    user: { name: wish.name ?? 'Ana Beatriz Conceição Moura' },
    company: { name: 'Aurora Energia' },
    brand: wish.brand ?? noBrand,
    programme: wish.programme ?? noProgramme,
    validationId: id,
    registeredData: wish.registered ?? {},
    template: {
      ...defaultTemplate(),
      customFields: areasOfEach(() => texts),
      ...wish.template,
    },
  };
}

/** A certificate of a list as the server sends it. */
export function sentRow({ id, type, course, createdAt }: Certificate) {
  const { name, completedAt, workload, grade, templateId } = course;
  const sent = { name, completed_at: completedAt, workload, certificate_template_id: templateId };
  return {
    id,
    type,
    ...(type === 'MISSION' ? { mission: sent } : { content: { ...sent, grade } }),
    created_at: createdAt,
  };
}

/** The same with all that its paper says. */
export function sentCertificate(wish: CertificateWish = {}) {
  const certificate = certificateOf(wish);
  const { user, company, brand, programme, validationId, registeredData, template } = certificate;
  return {
    ...sentRow(certificate),
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

/** What every layout must hold. */
export const certificateWishes = {
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
} as const satisfies Record<string, CertificateWish>;
