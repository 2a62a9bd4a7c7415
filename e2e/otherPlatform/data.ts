import {
  sendRestRequest,
  createCompany,
  storeCertificates,
  storeTemplate,
  type TestUser,
} from '../../platform/servers/testing/calls.ts';

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

/** Name of the content whose grade fails, which makes responses partial. */
export const ungradedContent = 'Grúas pórtico';
/** Names of courses without a date of completion. */
export const undatedCourses: readonly unknown[] = [
  'Atendimento na bilheteira',
  'Combate a incêndios',
  'Track Safety',
];

type Course = readonly [type: 'MISSION' | 'CONTENT', name: string];

const railwayCourses = railwayMissions.flatMap((mission, index): Course[] => {
  const content = railwayContents[index];
  return [['MISSION', mission], ...(content ? ([['CONTENT', content]] as const) : [])];
});
const toMission = (name: string): Course => ['MISSION', name];

const millisecondsPerDay = 86_400_000;

/** Describes a certificate. Each is seventeen days newer than the previous one. */
const toCertificate = ([type, name]: Course, index: number) => ({
  type,
  name,
  created_at: new Date(
    Date.UTC(2023, 1, 14, 9, 31, 7) + index * 17 * millisecondsPerDay,
  ).toISOString(),
  workload: index % 7 === 5 ? null : 45 + index * 35,
  grade: type === 'CONTENT' && index % 2 ? 9.5 : null,
  thumb_url: index % 5 === 3 ? null : `/media/thumbs/${index + 1}.svg`,
  recycled: type === 'MISSION' && index % 4 === 2,
});

/** A token that must be encoded in a URL. */
const englishToken = 'Zk9+/x7YwQ2==';

/**
 * Creates the companies, users, templates and certificates of the other platform on the reference platform.
 * @param api address of the reference platform
 */
export async function createData(api: string) {
  const createUser = async (user: object) =>
    (await sendRestRequest(api, '/control/users', { body: user })).json as TestUser;
  const railway = await createCompany(api, {
    primary_color: '#8A1538',
    metadata: ['Oficina', 'Bilheteira', 'Linha norte', 'Linha sul', 'Arquivo'].map(
      (name, index) => ({
        name,
        active: name !== 'Arquivo',
        color: index === 2 ? null : '#8A1538',
        in_audience_rule: index === 1,
      }),
    ),
  });
  const { company_id } = railway;
  const admin = await createUser({
    company_id,
    role: 'admin',
    name: 'Helena Prado',
    language: 'pt-BR',
  });
  await storeTemplate(api, admin.token, {
    name: 'Clássico da ferrovia',
    colors: { title: '8A1538', content: '323f47' },
    custom_fields: {
      ptBr: ['Academia Ferrovia Atlântica', 'Com distinção', 'Lisboa e Santos'],
      enUs: ['Atlantic Railway Academy', 'With distinction', 'Lisbon and Santos'],
      esEs: ['Academia Ferrocarril Atlántico', 'Con distinción', 'Lisboa y Santos'],
    },
  });
  for (const name of ['Segurança na via', 'Boas-vindas'])
    await storeTemplate(api, admin.token, { name });
  const student = { company_id, role: 'learner' };
  const learner = await createUser({ ...student, name: 'Tomás Aguiar', language: 'pt-BR' });
  const english = await createUser({ ...student, name: 'Nora Whitfield', language: 'en-US' });
  const newcomer = await createUser({ ...student, name: 'Lia Moura' });
  const harbour = await createCompany(api, { language: 'es-ES' });
  const harbourCourses: readonly Course[] = [
    ['MISSION', 'Prevención en el muelle'],
    ['CONTENT', 'Amarre de buques'],
    ['CONTENT', ungradedContent],
  ];
  const quarry = await createCompany(api, { show_certificates: false, language: 'en-US' });
  const certificateIds = await storeCertificates(
    api,
    learner.id,
    railwayCourses.map(toCertificate),
  );
  await storeCertificates(api, english.id, englishMissions.map(toMission).map(toCertificate));
  await storeCertificates(api, harbour.learner.id, harbourCourses.map(toCertificate));
  return {
    tokens: {
      admin: admin.token,
      learner: learner.token,
      english: englishToken,
      newcomer: newcomer.token,
      harbourAdmin: harbour.admin.token,
      harbourLearner: harbour.learner.token,
      blocked: quarry.learner.token,
    },
    /** Tokens of the reference platform by the tokens of this platform, where they differ. */
    replacedTokens: new Map([[englishToken, english.token]]),
    /** Ids of the certificates of `learner`, oldest first. */
    certificateIds,
  };
}
