/** A course of the demo catalogue: workload in minutes, null where the course has none. */
export interface SeedCourse {
  name: string;
  workload: number | null;
  instructor?: string;
  place?: string;
  /** What was taught, a line each. */
  programme?: string;
}

const hours = (
  name: string,
  length: number | null,
  taught: Pick<SeedCourse, 'instructor' | 'place' | 'programme'> = {},
): SeedCourse => ({
  name,
  workload: length === null ? null : Math.round(length * 60),
  ...taught,
});

/** Missions that "My learning" offers; nobody but `demo-learner` has completed the first three. */
export const offeredMissions: readonly SeedCourse[] = [
  hours('Segurança da Informação para Lideranças', 8.5, {
    instructor: 'Lívia Sampaio',
    place: 'Matriz São Paulo',
    programme: [
      'Riscos e controles no dia a dia de quem lidera',
      'Classificação da informação e acesso mínimo',
      'Engenharia social: reconhecer e responder',
      'Continuidade e resposta a incidentes',
    ].join('\n'),
  }),
  hours('Integração de Novos Colaboradores 2026', 12, {
    instructor: 'Otávio Brandão',
    place: 'Campus Itaquera',
    programme: 'Nossa história e nossos valores\nSaúde e segurança\nCaminhos de carreira',
  }),
  hours('Excelência no Atendimento ao Cliente', 6.25),
  hours('Jornada de Inovação: da ideia ao protótipo', 10),
  hours('Diversidade, Equidade e Inclusão no dia a dia', 4.5),
  hours('Sustentabilidade e Transição Energética', 7.75),
  hours('Onboarding for International Colleagues', 3),
  hours('Ruta de Bienvenida para Nuevos Colaboradores', 3),
];

/** Contents that "My learning" offers; nobody but `demo-learner` has completed the first five. */
export const offeredContents: readonly SeedCourse[] = [
  hours('LGPD na prática: tratamento de dados pessoais', 0.75),
  hours('NR-10: segurança em instalações elétricas', 40),
  hours('Introdução à energia solar distribuída', 1),
  hours('Primeiros socorros no local de trabalho', 2),
  hours('Excel avançado: tabelas dinâmicas e Power Query', 16),
  hours('Como conduzir reuniões que terminam no horário', 0.5),
  hours('Inteligência Artificial generativa: primeiros passos', 1.5),
  hours('Escuta ativa em conversas difíceis', 0.75),
  hours('Direção defensiva para frotas', 2.25),
  hours('Uso correto de extintores de incêndio', null),
  hours('Information Security Essentials', 1),
  hours('Giving Feedback That Helps', 0.75),
  hours('Fundamentos de Ciberseguridad', 1),
  hours('Comunicación Asertiva en Equipos Remotos', 1.25),
];

/** Missions that are no longer offered, newest first; together with their module series below. */
export const pastMissions: readonly SeedCourse[] = [
  hours(
    'Trilha de Desenvolvimento de Lideranças Inclusivas: Comunicação Não Violenta, Gestão de Conflitos e Feedback Contínuo',
    128.75,
  ),
  hours('Ética e Código de Conduta', 3),
  hours('Prevenção ao Assédio Moral e Sexual', 2.5),
  hours('Anticorrupção e Relacionamento com o Poder Público', 4),
  hours('Gestão Ágil de Projetos', 24),
  hours('Água, Resíduos e Meio Ambiente', 5.25),
  hours('Liderança Situacional', 16),
  hours('Orçamento Base Zero', null),
  hours('Operação Segura de Subestações', 32),
  hours('Manutenção Preditiva com Sensores', 18.5),
  hours('Negociação e Influência', 12),
  hours('Órgãos Reguladores: ANEEL e ONS', 6),
  hours('Programa de Mentoria', null),
  hours('Análise de Dados para Decisão', 20),
  hours(
    'Construção de Linhas de Transmissão: projeto, licenciamento ambiental e comissionamento',
    64.25,
  ),
  hours('Saúde Mental e Equilíbrio', 3.75),
  hours('Gestão da Mudança', 8),
  hours('Planejamento Estratégico 2025', 9.5),
  hours('Formação de Instrutores Internos', 14),
  hours('Üretim ve Bakım: intercâmbio técnico Brasil–Turquia', 6),
  hours('Cultura de Segurança: Direito de Recusa', 2),
  hours('Escola de Gestores', 44),
  hours('Sucessão e Carreira em Y', 5),
  hours('Ação Social e Voluntariado', null),
];

/** Contents that are no longer offered. */
export const pastContents: readonly SeedCourse[] = [
  hours('JavaScript básico: a tag <script> e o "DOM" & companhia', 3.5),
  hours('NR-35: trabalho em altura', 8),
  hours('NR-33: espaços confinados', 16),
  hours('NR-12: máquinas e equipamentos', 8),
  hours('Ergonomia no escritório e em casa', 0.5),
  hours('Oratória: fale bem em público', 4),
  hours('Power BI: do zero ao painel', 12.5),
  hours('SQL para analistas', 10),
  hours('Educação financeira', 1.25),
  hours('Escrita clara para e-mails', 0.75),
  hours('Gestão do tempo', 1),
  hours('Introdução ao Scrum', 2),
  hours('Design Thinking', 3),
  hours('Árvore de falhas e análise de causa raiz', 6),
  hours('Câmeras termográficas: inspeção e laudo', 4.25),
  hours('Eletricidade básica', 20),
  hours('Leitura e interpretação de desenho técnico', 12),
  hours('Lubrificação industrial', 5),
  hours('Metrologia aplicada', 6.5),
  hours('Plano de abandono e brigada de incêndio', null),
  hours('Ônibus elétricos e mobilidade urbana', 1),
  hours('Proteção de sistemas de potência: relés, seletividade e coordenação', 36),
  hours('Qualidade de energia', 3.25),
  hours('Redes inteligentes (smart grids)', 2.75),
  hours('Técnicas de entrevista por competências', 2),
  hours('Xadrez como ferramenta de estratégia', 1.5),
  hours('Zeladoria 5S', 0.5),
  hours('acessibilidade digital: princípios', 1.5),
  hours('Índices de continuidade: DEC e FEC', 1),
  hours('Ética em Inteligência Artificial', 1.25),
  hours('İş güvenliği — segurança do trabalho em obras internacionais', 2),
  hours(
    'Boas práticas de atendimento a pessoas com deficiência visual, auditiva, intelectual e psicossocial em agências, canais digitais e visitas domiciliares',
    5.5,
  ),
  hours('Contratos e compras: visão geral', 2.25),
  hours('Crédito de carbono', 1),
  hours('Drones na inspeção de torres', 7),
  hours('Inventário de emissões (GHG Protocol)', 4),
  hours('Libras: nível básico', 30),
  hours('Mapa de riscos da CIPA', 1),
  hours('Noções de direito do trabalho', 3),
  hours('Python para automação de planilhas', 14),
];

interface Series {
  name: string;
  count: number;
  /** Minutes of the first part; the others are up to a quarter of an hour longer. */
  first: number;
}

const parts = ({ name, count, first }: Series): SeedCourse[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1}`,
    workload: first + (index % 4) * 5,
  }));

/** Missions in parts. */
export const missionSeries: readonly SeedCourse[] = [
  ...parts({ name: 'Academia Técnica de Energia — nível', count: 16, first: 240 }),
  ...parts({ name: 'Escola de Vendas — etapa', count: 14, first: 90 }),
  ...parts({ name: 'Jornada do Cliente — módulo', count: 14, first: 60 }),
];

/** Contents in parts: many short ones, as microlearning is. */
export const contentSeries: readonly SeedCourse[] = [
  ...parts({ name: 'Pílula de Segurança nº', count: 45, first: 5 }),
  ...parts({ name: 'Inglês para negócios — unidade', count: 40, first: 45 }),
  ...parts({ name: 'Café com Dados — episódio', count: 30, first: 20 }),
];
