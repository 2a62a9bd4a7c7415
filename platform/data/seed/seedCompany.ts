import type {
  certificateTemplates,
  companies,
  companyUserMetadata,
  userMetadataValues,
  users,
} from '../schema.ts';
import { sortName } from '../sortName.ts';

/** The company of all demo users but the blocked one. */
export const MAIN_COMPANY = 'company-vertice';
/** The company that has not activated certificates. */
export const BLOCKED_COMPANY = 'company-horizonte';

const START = new Date('2023-09-04T12:00:00Z');

export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    id: MAIN_COMPANY,
    name: 'Vértice Energia',
    primaryColor: '#0F766E',
    language: 'pt-BR',
    createdAt: START,
  },
  {
    id: BLOCKED_COMPANY,
    name: 'Grupo Horizonte',
    showCertificates: false,
    primaryColor: null,
    language: 'pt-BR',
    createdAt: START,
  },
];

/** What the papers of the main company bear; `hand`: how somebody signs. */
export const demoBrand = {
  name: 'Vértice Energia',
  legalName: 'Vértice Energia S.A.',
  signatories: [
    { name: 'Helena Prado', role: 'Diretora de Pessoas', hand: [0.7, 6] },
    { name: 'Caio Menezes', role: 'Responsável técnico', hand: [1.3, 8] },
  ],
} as const;

const demoUser = (
  key: string,
  name: string,
  more: Partial<typeof users.$inferInsert> = {},
): typeof users.$inferInsert => ({
  id: `user-${key}`,
  companyId: MAIN_COMPANY,
  role: 'learner',
  name,
  email: `${key}@vertice.example`,
  token: `demo-${key}`,
  demo: true,
  ...more,
});

/** The six demo users, in the order in which they are shown. */
export const demoUsers: (typeof users.$inferInsert)[] = [
  demoUser('admin', 'Renata Figueiredo', { role: 'admin' }),
  demoUser('learner', 'Mariana Conceição de Araújo'),
  demoUser('newcomer', 'João Pedro Nogueira'),
  demoUser('english', 'Emily Carter', { language: 'en-US' }),
  demoUser('spanish', 'Lucía Fernández Muñoz', { language: 'es-ES' }),
  demoUser('blocked', 'Bruno Tavares', {
    companyId: BLOCKED_COMPANY,
    email: 'blocked@horizonte.example',
  }),
].map((user, place) => ({ ...user, createdAt: new Date(START.getTime() + place * 1000) }));

const threeTimes = (text: string): string[] => [text, text, text];

/** The default template first: it is the favourite. */
export const demoTemplates: (typeof certificateTemplates.$inferInsert)[] = [
  {
    id: 'template-aurora',
    companyId: MAIN_COMPANY,
    name: 'Padrão Aurora',
    layout: 'Layout1',
    favorite: true,
    titleColor: '0F766E',
    contentColor: '323F47',
    customFields: { ptBr: threeTimes(''), enUs: threeTimes(''), esEs: threeTimes('') },
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
      ptBr: ['Normas regulamentadoras', '{{user.meta.metadata-site}}', 'Registro: {{user.email}}'],
      enUs: ['Regulatory standards', '{{user.meta.metadata-site}}', 'Record: {{user.email}}'],
      esEs: ['', '', ''],
    },
    createdAt: new Date('2025-01-20T12:00:00Z'),
  },
];

const tag = (
  key: string,
  name: string,
  color: string,
  more: Partial<typeof companyUserMetadata.$inferInsert> = {},
): typeof companyUserMetadata.$inferInsert => ({
  id: `metadata-${key}`,
  companyId: MAIN_COMPANY,
  name,
  sortName: sortName(name),
  color,
  createdAt: START,
  ...more,
});

export const demoMetadata: (typeof companyUserMetadata.$inferInsert)[] = [
  tag('leadership', 'Liderança', '#7C3AED', { isMetadataInAudienceRule: true }),
  tag('region', 'Regional Sudeste', '#0EA5A0'),
  tag('engineering', 'Engenharia', '#1D6FD8'),
  tag('site', 'Matriz São Paulo', '#D97706', { isMetadataInAudienceRule: true }),
  tag('shift', 'Turno administrativo', '#64748B'),
  tag('cipa', 'CIPA', '#B42318'),
  tag('old', 'Projeto Itaipava (encerrado)', '#94A3B8', { active: false }),
];

export const demoValues: (typeof userMetadataValues.$inferInsert)[] = [
  { userId: 'user-learner', metadataId: 'metadata-site', value: 'Matriz São Paulo' },
  { userId: 'user-learner', metadataId: 'metadata-leadership', value: 'Coordenação' },
  { userId: 'user-english', metadataId: 'metadata-site', value: 'Matriz São Paulo' },
];

/** The toggles of a fresh platform; all on. */
export const flagNames: readonly string[] = [
  'certificates.pdf-download',
  'certificates.grid-view',
  'certificates.custom-fields',
  'certificates.share',
];
