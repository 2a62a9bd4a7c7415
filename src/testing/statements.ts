import type { StatementRowCertificate, Statement } from '#rendering/statement/statementText.ts';
import { createCertificate } from './certificates.ts';

const courses = [
  'NR-10: segurança em instalações elétricas',
  'Mercado livre de energia: contratos, riscos e oportunidades para consumidores de alta tensão',
  'LGPD na prática',
  'Energia eólica: operação de parques, nível 10',
];
const workloads = [2400, 45, 7725, 510, null];

interface StatementOptions {
  hasGrades?: boolean;
  types?: readonly ('MISSION' | 'CONTENT')[];
  courses?: readonly string[];
}

/** Creates `count` certificates of one learner, some without a workload. */
export function createStatementCertificates(
  count: number,
  options: StatementOptions = {},
): StatementRowCertificate[] {
  const { hasGrades = true, types = ['CONTENT', 'MISSION'] } = options;
  const names = options.courses ?? courses;
  return Array.from({ length: count }, (_, index) => {
    const id = `7f3c92d1-4b8e-4c1a-9d52-${String(index).padStart(12, '0')}`;
    const type = types[index % types.length] ?? 'CONTENT';
    const certificate = createCertificate({
      id,
      course: names[index % names.length] ?? '',
      workload: workloads[index % workloads.length] ?? null,
      grade: hasGrades && type === 'CONTENT' ? 7 + (index % 31) / 10 : null,
    });
    const completedAt = new Date(Date.UTC(2025, 11, 18) - index * 86_400_000).toISOString();
    return { ...certificate, type, course: { ...certificate.course, completedAt } };
  });
}

export function createStatement(certificates: readonly StatementRowCertificate[]): Statement {
  return {
    learner: 'Mariana Conceição de Araújo',
    company: 'Academia Vértice',
    color: '#00CEB2',
    certificates,
    issuedAt: '2026-11-22T15:00:00.000Z',
    selectionName: '2025',
  };
}
