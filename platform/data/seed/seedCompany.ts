import { createByLanguage } from '../customTexts.ts';
import type {
  certificateTemplates,
  companies,
  companyUserMetadata,
  userMetadataValues,
  users,
} from '../schema.ts';
import { toSortName } from '../sortName.ts';

/** Id of the company to which all demo users belong, except the user without access. */
export const MAIN_COMPANY = 'company-vertice';
/** Id of the company that has not activated certificates. */
export const BLOCKED_COMPANY = 'company-horizonte';

const START_DATE = new Date('2023-09-04T12:00:00Z');

export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    id: MAIN_COMPANY,
    name: 'Vértice Energia',
    primaryColor: '#0F766E',
    language: 'pt-BR',
    createdAt: START_DATE,
  },
  {
    id: BLOCKED_COMPANY,
    name: 'Grupo Horizonte',
    showCertificates: false,
    primaryColor: null,
    language: 'pt-BR',
    createdAt: START_DATE,
  },
];

/** The brand of the main demo company. `stroke` has the arguments of `drawDemoSignature`. */
export const demoBrand = {
  name: 'Vértice Energia',
  legalName: 'Vértice Energia S.A.',
  signatories: [
    { name: 'Helena Prado', role: 'Diretora de Pessoas', stroke: [0.7, 6] },
    { name: 'Caio Menezes', role: 'Responsável técnico', stroke: [1.3, 8] },
  ],
} as const;

const createDemoUser = (
  key: string,
  name: string,
  overrides: Partial<typeof users.$inferInsert> = {},
): typeof users.$inferInsert => ({
  id: `user-${key}`,
  companyId: MAIN_COMPANY,
  role: 'learner',
  name,
  email: `${key}@vertice.example`,
  token: `demo-${key}`,
  demo: true,
  ...overrides,
});

/** The six demo users, in the order of the sign-in page. */
export const demoUsers: (typeof users.$inferInsert)[] = [
  createDemoUser('admin', 'Renata Figueiredo', { role: 'admin' }),
  createDemoUser('learner', 'Mariana Conceição de Araújo'),
  createDemoUser('newcomer', 'João Pedro Nogueira'),
  createDemoUser('english', 'Emily Carter', { language: 'en-US' }),
  createDemoUser('spanish', 'Lucía Fernández Muñoz', { language: 'es-ES' }),
  createDemoUser('blocked', 'Bruno Tavares', {
    companyId: BLOCKED_COMPANY,
    email: 'blocked@horizonte.example',
  }),
].map((user, index) => ({ ...user, createdAt: new Date(START_DATE.getTime() + index * 1000) }));

/** The demo templates. The first is the favourite. */
export const demoTemplates: (typeof certificateTemplates.$inferInsert)[] = [
  {
    id: 'template-aurora',
    companyId: MAIN_COMPANY,
    name: 'Institucional',
    layout: 'Layout1',
    favorite: true,
    showsCodeOnFront: true,
    titleColor: '0F766E',
    contentColor: '323F47',
    customFields: createByLanguage(() => ['', '', '']),
    createdAt: new Date('2023-11-08T12:00:00Z'),
  },
  {
    id: 'template-leadership',
    companyId: MAIN_COMPANY,
    name: 'Lideranças — edição ouro',
    layout: 'Layout5',
    titleColor: 'D9A441',
    contentColor: 'F4F1EA',
    customFields: {
      ...createByLanguage(() => ['', '', '']),
      ptBr: ['Universidade Corporativa Vértice', 'com carga horária de {{mission.workload}}', ''],
      enUs: ['Vértice Corporate University', 'with a workload of {{mission.workload}}', ''],
      esEs: ['Universidad Corporativa Vértice', 'con una carga de {{mission.workload}}', ''],
    },
    createdAt: new Date('2024-03-11T12:00:00Z'),
  },
  {
    id: 'template-norms',
    companyId: MAIN_COMPANY,
    name: 'Normas regulamentadoras',
    layout: 'Layout2',
    titleColor: '1D4ED8',
    contentColor: '1F2937',
    customFields: {
      ...createByLanguage(() => ['', '', '']),
      ptBr: ['Normas regulamentadoras', '{{user.meta.metadata-site}}', 'Registro: {{user.email}}'],
      enUs: ['Regulatory standards', '{{user.meta.metadata-site}}', 'Record: {{user.email}}'],
    },
    createdAt: new Date('2025-01-20T12:00:00Z'),
  },
];

const createTag = (
  key: string,
  name: string,
  color: string,
  overrides: Partial<typeof companyUserMetadata.$inferInsert> = {},
): typeof companyUserMetadata.$inferInsert => ({
  id: `metadata-${key}`,
  companyId: MAIN_COMPANY,
  name,
  sortName: toSortName(name),
  color,
  createdAt: START_DATE,
  ...overrides,
});

export const demoUserMetadata: (typeof companyUserMetadata.$inferInsert)[] = [
  createTag('leadership', 'Liderança', '#7C3AED', { isMetadataInAudienceRule: true }),
  createTag('region', 'Regional Sudeste', '#0EA5A0'),
  createTag('engineering', 'Engenharia', '#1D6FD8'),
  createTag('site', 'Matriz São Paulo', '#D97706', { isMetadataInAudienceRule: true }),
  createTag('shift', 'Turno administrativo', '#64748B'),
  createTag('cipa', 'CIPA', '#B42318'),
  createTag('old', 'Projeto Itaipava (encerrado)', '#94A3B8', { active: false }),
];

export const demoMetadataValues: (typeof userMetadataValues.$inferInsert)[] = [
  { userId: 'user-learner', metadataId: 'metadata-site', value: 'Matriz São Paulo' },
  { userId: 'user-learner', metadataId: 'metadata-leadership', value: 'Coordenação' },
  { userId: 'user-english', metadataId: 'metadata-site', value: 'Matriz São Paulo' },
];
