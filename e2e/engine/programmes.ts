import type { CourseSyllabus } from '../../src/domain/certificate/brand.ts';

export type ProgrammeLength = 'short' | 'long';

const modules = [
  'Papéis e responsabilidades: política de segurança, classificação da informação e o que cabe a cada liderança.',
  'Ameaças frequentes: engenharia social, senhas fracas, dispositivos perdidos e fornecedores sem contrato.',
  'LGPD na prática: bases legais, direitos do titular, registro das operações e comunicação com o encarregado.',
  'Resposta a incidentes: detectar, conter, comunicar e aprender, com um simulado de mesa para toda a equipe.',
  'Continuidade do negócio: cópias de segurança, testes de restauração e planos para os dias sem sistema.',
  'Cultura de segurança: conversas difíceis, indicadores que ajudam e o reconhecimento de quem avisa cedo.',
  'Projeto final: um plano de noventa dias para a própria área, apresentado e revisto por pares.',
];

/** Course programmes of typical lengths, with instructor and place. */
export const programmes: Readonly<Record<ProgrammeLength, CourseSyllabus>> = {
  short: {
    text: 'Riscos e controles · Resposta a incidentes · Cultura de segurança · Avaliação final',
    instructor: 'Lívia Sampaio',
    place: 'Recife (PE)',
  },
  long: {
    text: modules.join('\n'),
    instructor: 'Eng.ª Helena Prado Siqueira, CREA 123456-7',
    place: 'Usina Serra Azul, Jaguariaíva (PR)',
  },
};
