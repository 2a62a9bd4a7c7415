import { formatCsv } from './formatCsv.ts';
import { emptyCourse } from '#domain/certificate/certificate.ts';
import type { Language } from '#domain/language.ts';
import { loadTestDocumentLocale } from '#testing/certificates.ts';
import { buildCsvTable, type CsvCertificate } from './csvTable.ts';

const first: CsvCertificate = {
  id: 'c1',
  type: 'CONTENT',
  course: {
    ...emptyCourse,
    name: '=NR-10; "segurança"',
    // In São Paulo, the evening of the day before.
    completedAt: '2025-12-19T01:00:00Z',
    workload: 510,
    grade: 8.7,
  },
  createdAt: null,
  isFromRecycledMission: false,
  user: { name: 'Ana' },
  validationId: '7b1c9a52',
};
const second: CsvCertificate = {
  ...first,
  id: 'c2',
  type: 'MISSION',
  course: { ...first.course, name: 'Ética', completedAt: null, workload: null, grade: null },
  validationId: '',
};

const address = (language: Language, id: string) =>
  `https://aprender.aurora.com.br/certificados/${language}/print/${id}`;

test.each<[Language, readonly string[]]>([
  [
    'pt',
    [
      'Curso;Tipo;Conclusão;Minutos;Carga horária;Nota;ID de validação;Link',
      `"'=NR-10; ""segurança""";Conteúdo;2025-12-18;510;8 h 30 min;"8,7";7b1c9a52;${address('pt', 'c1')}`,
      `Ética;Missão;;;;;;${address('pt', 'c2')}`,
    ],
  ],
  [
    'en',
    [
      'Course,Type,Completed,Minutes,Workload,Grade,Validation ID,Link',
      `"'=NR-10; ""segurança""",Content,2025-12-18,510,8 h 30 min,8.7,7b1c9a52,${address('en', 'c1')}`,
      `Ética,Mission,,,,,,${address('en', 'c2')}`,
    ],
  ],
  [
    'es',
    [
      'Curso;Tipo;Finalización;Minutos;Carga horaria;Nota;ID de validación;Enlace',
      `"'=NR-10; ""segurança""";Contenido;2025-12-18;510;8 h 30 min;"8,7";7b1c9a52;${address('es', 'c1')}`,
      `Ética;Misión;;;;;;${address('es', 'c2')}`,
    ],
  ],
])('builds a CSV in %s with days in the configured time zone', async (language, lines) => {
  const table = buildCsvTable([first, second], await loadTestDocumentLocale(language));
  expect(formatCsv(table, language)).toBe(`\ufeff${lines.join('\r\n')}\r\n`);
});
