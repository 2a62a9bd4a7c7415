import type {
  Certificate,
  Company,
  Metadata,
  Person,
  Store,
  Template,
  Achievement,
} from './records.ts';

const RAILWAY = 71;
const HARBOUR = 82;
const QUARRY = 93;

/** Opaque: nothing can be read from them. That of `english` has to be encoded in an address. */
export const tokens = {
  admin: 'b1f6c0d9e2a7481f',
  learner: '7ce04a9d55b2f318',
  english: 'Zk9+x/7YwQ2==',
  newcomer: '03d8aa6e91c4470b',
  harbourAdmin: 'e55d0c1b7f92a864',
  harbourLearner: '48b7f3a20d6e19c5',
  blocked: 'c90a12e4f6738bd5',
};

const companies: Company[] = [
  {
    id: RAILWAY,
    name: 'Ferrovia Atlântica',
    show_certificates: true,
    branding: { primary_color: '#8A1538' },
    language: 'pt-BR',
  },
  {
    id: HARBOUR,
    name: 'Puerto Norte',
    show_certificates: true,
    branding: null,
    language: 'es-ES',
  },
  {
    id: QUARRY,
    name: 'Quarry & Sons',
    show_certificates: false,
    branding: { primary_color: '#2F4858' },
    language: 'en-US',
  },
];

const person = (
  id: number,
  company_id: number,
  name: string,
  role: string,
  language: string | null,
  token: string,
): Person => ({ id, company_id, name, role, preferences: language ? { language } : null, token });

const people: Person[] = [
  person(3001, RAILWAY, 'Helena Prado', 'admin', 'pt-BR', tokens.admin),
  person(3002, RAILWAY, 'Tomás Aguiar', 'student', 'pt-BR', tokens.learner),
  person(3003, RAILWAY, 'Nora Whitfield', 'student', 'en-US', tokens.english),
  person(3004, RAILWAY, 'Lia Moura', 'student', null, tokens.newcomer),
  person(3101, HARBOUR, 'Íñigo Salas', 'admin', null, tokens.harbourAdmin),
  person(3102, HARBOUR, 'Carmen Ortuño', 'student', null, tokens.harbourLearner),
  person(3201, QUARRY, 'Joan Pike', 'student', 'en-US', tokens.blocked),
];

const noTexts = () => ({ pt_br: ['', '', ''], en_us: ['', '', ''], es_es: ['', '', ''] });

const templates = (): Template[] => [
  {
    id: 97,
    company_id: RAILWAY,
    name: 'Clássico da ferrovia',
    layout: 'Layout1',
    favorite: true,
    background_image: '',
    raw_image: '',
    colors: { title: '8A1538', content: '323f47' },
    custom_fields: {
      pt_br: ['Academia Ferrovia Atlântica', 'Com distinção', 'Lisboa e Santos'],
      en_us: ['Atlantic Railway Academy', 'With distinction', 'Lisbon and Santos'],
      es_es: ['Academia Ferrocarril Atlántico', 'Con distinción', 'Lisboa y Santos'],
    },
    version: 4,
    updated_by: 'Helena Prado',
  },
  {
    id: 98,
    company_id: RAILWAY,
    name: 'Segurança na via',
    layout: 'Layout1',
    favorite: false,
    background_image: 'media/97.png',
    raw_image: 'media/97.png',
    colors: { title: '14532d', content: '1f2937' },
    custom_fields: { ...noTexts(), pt_br: ['Norma interna 12', '', ''] },
    version: 0,
    updated_by: null,
  },
  {
    id: 101,
    company_id: RAILWAY,
    name: 'Boas-vindas',
    layout: 'Layout1',
    favorite: false,
    background_image: '',
    raw_image: '',
    colors: { title: '00CEB2', content: '323f47' },
    custom_fields: noTexts(),
    version: 1,
    updated_by: 'Helena Prado',
  },
];

const DAY = 86_400_000;

/** Local time with microseconds and an offset, seventeen days later for each number. */
function momentOf(number: number): string {
  const shifted = new Date(Date.UTC(2023, 1, 14, 9, 31, 7) + number * 17 * DAY);
  return `${shifted.toISOString().slice(0, 19)}.204811-03:00`;
}

const railwayMissions = [
  'Sinalização básica',
  'Trabalho em altura',
  'Atendimento na bilheteira',
  'Manutenção de vagões',
  'Primeiros socorros',
  'Combate a incêndios',
  'Condução defensiva',
  'Gestão de turnos',
  'Liderança na oficina',
  'Proteção de dados',
  'Ética e conduta',
  'Carga perigosa',
  'Inglês para maquinistas',
];
const railwayContents = [
  'Vídeo: a história da linha',
  'Leitura de horários',
  'Rádio e comunicação',
  'Ergonomia na cabine',
  'Ferramentas manuais',
  'Inspeção visual',
  'Relatório de ocorrências',
  'Acessibilidade nas estações',
  'Reciclagem de óleos',
  'Ruído e audição',
  'Turno da noite',
];
const englishMissions = [
  'Signals and Points',
  'Track Safety',
  'Passenger Care',
  'Rolling Stock',
  'First Aid at Work',
  'Fire Wardens',
  'Night Shifts',
  'Freight Papers',
  'Depot Leadership',
  'Data Protection',
];
const harbourContents = ['Amarre de buques', 'Grúas pórtico'];

/** Ids begin below 10000 and end above it, so that they sort differently as texts. */
function certificates(): Certificate[] {
  const earned: Certificate[] = [];
  const earn = (
    learner: Person,
    type: Certificate['type'],
    name: string,
    template: number | null,
  ) => {
    const count = earned.length;
    const created_at = momentOf(count);
    const achievement: Achievement = {
      name,
      thumb_url: count % 5 === 3 ? null : `media/${count + 1}.png`,
      certificate_template_id: template,
      workload: count % 7 === 5 ? null : 45 + count * 35,
      completed_at: count % 6 === 4 ? null : created_at,
    };
    const isMission = type === 'MISSION';
    earned.push({
      id: 9990 + count,
      type,
      company_id: learner.company_id,
      user_id: learner.id,
      mission_id: isMission ? 600 + count : null,
      mission: isMission ? { ...achievement, enrollment_id: 88_000 + count } : null,
      content_id: isMission ? null : 700 + count,
      content: isMission
        ? null
        : { ...achievement, id: 700 + count, grade: count % 2 ? 9.5 : null },
      created_at,
      is_from_recycled_mission: isMission && count % 4 === 2,
    });
  };
  const [, tomas, nora, , , carmen] = people;
  if (!tomas || !nora || !carmen) return earned;
  for (const [place, name] of railwayMissions.entries()) {
    earn(tomas, 'MISSION', name, place % 3 === 0 ? null : 98);
    const content = railwayContents[place];
    if (content) earn(tomas, 'CONTENT', content, place % 2 ? 97 : null);
  }
  for (const name of englishMissions) earn(nora, 'MISSION', name, 97);
  earn(carmen, 'MISSION', 'Prevención en el muelle', null);
  for (const name of harbourContents) earn(carmen, 'CONTENT', name, null);
  return earned;
}

const metadata = (): Metadata[] =>
  ['Oficina', 'Bilheteira', 'Linha norte', 'Linha sul', 'Arquivo'].map((name, place) => ({
    id: 41 + place,
    company_id: RAILWAY,
    name,
    type: place % 2 ? 'TAG' : null,
    active: name !== 'Arquivo',
    color: place === 2 ? null : '#8A1538',
    created_at: momentOf(place),
    is_metadata_in_audience_rule: place === 1,
  }));

/** Anew for each backend, so that none sees what another was told to keep. */
export const createStore = (): Store => ({
  companies: [...companies],
  people: [...people],
  templates: templates(),
  nextTemplateId: 102,
  certificates: certificates(),
  metadata: metadata(),
});
