/** A course of the demo data. The workload is in minutes; null if the course has none. */
export interface SeedCourse {
  name: string;
  workload: number | null;
  instructor?: string;
  place?: string;
  /** Topics of the course, one per line. */
  programme?: string;
}

const createCourse = (
  name: string,
  hours: number | null,
  details: Pick<SeedCourse, 'instructor' | 'place' | 'programme'> = {},
): SeedCourse => ({
  name,
  workload: hours === null ? null : Math.round(hours * 60),
  ...details,
});

/** Missions offered in "My learning". Only `demo-learner` has completed the first three. */
export const offeredMissions: readonly SeedCourse[] = [
  createCourse('Segurança da Informação para Lideranças', 8.5, {
    instructor: 'Lívia Sampaio',
    place: 'Matriz São Paulo',
    programme: [
      'Riscos e controles no dia a dia de quem lidera',
      'Classificação da informação e acesso mínimo',
      'Engenharia social: reconhecer e responder',
      'Continuidade e resposta a incidentes',
    ].join('\n'),
  }),
  createCourse('Integração de Novos Colaboradores 2026', 12, {
    instructor: 'Otávio Brandão',
    place: 'Campus Itaquera',
    programme: 'Nossa história e nossos valores\nSaúde e segurança\nCaminhos de carreira',
  }),
  createCourse('Excelência no Atendimento ao Cliente', 6.25),
  createCourse('Jornada de Inovação: da ideia ao protótipo', 10),
  createCourse('Diversidade, Equidade e Inclusão no dia a dia', 4.5),
  createCourse('Sustentabilidade e Transição Energética', 7.75),
  createCourse('Onboarding for International Colleagues', 3),
  createCourse('Ruta de Bienvenida para Nuevos Colaboradores', 3),
];

/** Contents offered in "My learning". Only `demo-learner` has completed the first five. */
export const offeredContents: readonly SeedCourse[] = [
  createCourse('LGPD na prática: tratamento de dados pessoais', 0.75),
  createCourse('NR-10: segurança em instalações elétricas', 40),
  createCourse('Introdução à energia solar distribuída', 1),
  createCourse('Primeiros socorros no local de trabalho', 2),
  createCourse('Excel avançado: tabelas dinâmicas e Power Query', 16),
  createCourse('Como conduzir reuniões que terminam no horário', 0.5),
  createCourse('Inteligência Artificial generativa: primeiros passos', 1.5),
  createCourse('Escuta ativa em conversas difíceis', 0.75),
  createCourse('Direção defensiva para frotas', 2.25),
  createCourse('Uso correto de extintores de incêndio', null),
  createCourse('Information Security Essentials', 1),
  createCourse('Giving Feedback That Helps', 0.75),
  createCourse('Fundamentos de Ciberseguridad', 1),
  createCourse('Comunicación Asertiva en Equipos Remotos', 1.25),
];

/** Missions that the company no longer offers, newest first. `multiPartMissions` has further missions of this kind. */
export const retiredMissions: readonly SeedCourse[] = [
  createCourse(
    'Trilha de Desenvolvimento de Lideranças Inclusivas: Comunicação Não Violenta, Gestão de Conflitos e Feedback Contínuo',
    128.75,
  ),
  createCourse('Ética e Código de Conduta', 3),
  createCourse('Prevenção ao Assédio Moral e Sexual', 2.5),
  createCourse('Anticorrupção e Relacionamento com o Poder Público', 4),
  createCourse('Gestão Ágil de Projetos', 24),
  createCourse('Água, Resíduos e Meio Ambiente', 5.25),
  createCourse('Liderança Situacional', 16),
  createCourse('Orçamento Base Zero', null),
  createCourse('Operação Segura de Subestações', 32),
  createCourse('Manutenção Preditiva com Sensores', 18.5),
  createCourse('Negociação e Influência', 12),
  createCourse('Órgãos Reguladores: ANEEL e ONS', 6),
  createCourse('Programa de Mentoria', null),
  createCourse('Análise de Dados para Decisão', 20),
  createCourse(
    'Construção de Linhas de Transmissão: projeto, licenciamento ambiental e comissionamento',
    64.25,
  ),
  createCourse('Saúde Mental e Equilíbrio', 3.75),
  createCourse('Gestão da Mudança', 8),
  createCourse('Planejamento Estratégico 2025', 9.5),
  createCourse('Formação de Instrutores Internos', 14),
  createCourse('Üretim ve Bakım: intercâmbio técnico Brasil–Turquia', 6),
  createCourse('Cultura de Segurança: Direito de Recusa', 2),
  createCourse('Escola de Gestores', 44),
  createCourse('Sucessão e Carreira em Y', 5),
  createCourse('Ação Social e Voluntariado', null),
];

/** Contents that the company no longer offers. */
export const retiredContents: readonly SeedCourse[] = [
  createCourse('JavaScript básico: a tag <script> e o "DOM" & companhia', 3.5),
  createCourse('NR-35: trabalho em altura', 8),
  createCourse('NR-33: espaços confinados', 16),
  createCourse('NR-12: máquinas e equipamentos', 8),
  createCourse('Ergonomia no escritório e em casa', 0.5),
  createCourse('Oratória: fale bem em público', 4),
  createCourse('Power BI: do zero ao painel', 12.5),
  createCourse('SQL para analistas', 10),
  createCourse('Educação financeira', 1.25),
  createCourse('Escrita clara para e-mails', 0.75),
  createCourse('Gestão do tempo', 1),
  createCourse('Introdução ao Scrum', 2),
  createCourse('Design Thinking', 3),
  createCourse('Árvore de falhas e análise de causa raiz', 6),
  createCourse('Câmeras termográficas: inspeção e laudo', 4.25),
  createCourse('Eletricidade básica', 20),
  createCourse('Leitura e interpretação de desenho técnico', 12),
  createCourse('Lubrificação industrial', 5),
  createCourse('Metrologia aplicada', 6.5),
  createCourse('Plano de abandono e brigada de incêndio', null),
  createCourse('Ônibus elétricos e mobilidade urbana', 1),
  createCourse('Proteção de sistemas de potência: relés, seletividade e coordenação', 36),
  createCourse('Qualidade de energia', 3.25),
  createCourse('Redes inteligentes (smart grids)', 2.75),
  createCourse('Técnicas de entrevista por competências', 2),
  createCourse('Xadrez como ferramenta de estratégia', 1.5),
  createCourse('Zeladoria 5S', 0.5),
  createCourse('acessibilidade digital: princípios', 1.5),
  createCourse('Índices de continuidade: DEC e FEC', 1),
  createCourse('Ética em Inteligência Artificial', 1.25),
  createCourse('İş güvenliği — segurança do trabalho em obras internacionais', 2),
  createCourse(
    'Boas práticas de atendimento a pessoas com deficiência visual, auditiva, intelectual e psicossocial em agências, canais digitais e visitas domiciliares',
    5.5,
  ),
  createCourse('Contratos e compras: visão geral', 2.25),
  createCourse('Crédito de carbono', 1),
  createCourse('Drones na inspeção de torres', 7),
  createCourse('Inventário de emissões (GHG Protocol)', 4),
  createCourse('Libras: nível básico', 30),
  createCourse('Mapa de riscos da CIPA', 1),
  createCourse('Noções de direito do trabalho', 3),
  createCourse('Python para automação de planilhas', 14),
];

interface Series {
  name: string;
  count: number;
  /** Workload of the first part, in minutes. The other parts take up to 15 minutes longer. */
  firstWorkload: number;
}

const createSeriesCourses = ({ name, count, firstWorkload }: Series): SeedCourse[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1}`,
    workload: firstWorkload + (index % 4) * 5,
  }));

/** Missions that consist of several parts. */
export const multiPartMissions: readonly SeedCourse[] = [
  ...createSeriesCourses({
    name: 'Academia Técnica de Energia — nível',
    count: 16,
    firstWorkload: 240,
  }),
  ...createSeriesCourses({ name: 'Escola de Vendas — etapa', count: 14, firstWorkload: 90 }),
  ...createSeriesCourses({ name: 'Jornada do Cliente — módulo', count: 14, firstWorkload: 60 }),
];

/** Contents that consist of many short parts, as in microlearning. */
export const multiPartContents: readonly SeedCourse[] = [
  ...createSeriesCourses({ name: 'Pílula de Segurança nº', count: 45, firstWorkload: 5 }),
  ...createSeriesCourses({ name: 'Inglês para negócios — unidade', count: 40, firstWorkload: 45 }),
  ...createSeriesCourses({ name: 'Café com Dados — episódio', count: 30, firstWorkload: 20 }),
];
