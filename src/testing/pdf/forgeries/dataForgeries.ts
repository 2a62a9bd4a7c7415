import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { buildAreaTexts } from '#domain/template/template.ts';

/** A way to change the data of a certificate before its PDF is made by this product. */
export interface DataForgery {
  name: string;
  change: (certificate: IssuedCertificate) => IssuedCertificate;
  /** Verdict of the check that is right for the file. Default: `differs`. */
  verdict?: 'untrusted';
}

const createNameChange =
  (change: (name: string) => string): DataForgery['change'] =>
  (certificate) => ({ ...certificate, user: { name: change(certificate.user.name) } });

const createCourseChange =
  (course: Partial<IssuedCertificate['course']>): DataForgery['change'] =>
  (certificate) => ({ ...certificate, course: { ...certificate.course, ...course } });

/** Certificates of which a part was never issued, in files as this product makes them. */
export const dataForgeries: readonly DataForgery[] = [
  { name: 'another name', change: createNameChange(() => 'Maria Falsa de Souza') },
  {
    name: 'one other letter in the name',
    change: createNameChange((name) => name.replace('a', 'o')),
  },
  {
    name: 'another accent in the name',
    change: createNameChange((name) => name.replace('ã', 'a')),
  },
  {
    name: 'a letter of another script that looks the same in the name',
    change: createNameChange((name) => name.replace('a', '\u0430')),
    verdict: 'untrusted',
  },
  { name: 'a further name', change: createNameChange((name) => `${name} Filho`) },
  { name: 'another course', change: createCourseChange({ name: 'Medicina' }) },
  {
    name: 'another date of completion',
    change: createCourseChange({ completedAt: '2019-11-12T15:00:00.000Z' }),
  },
  { name: 'more hours', change: createCourseChange({ workload: 5100 }) },
  { name: 'a better grade', change: createCourseChange({ grade: 10 }) },
  {
    name: 'another company',
    change: (certificate) => ({ ...certificate, company: { name: 'Universidade Falsa' } }),
  },
  {
    name: 'other custom texts',
    change: (certificate) => ({
      ...certificate,
      template: {
        ...certificate.template,
        customFields: buildAreaTexts(() => ['Universidade Falsa', 'Com louvor.', 'Reitoria']),
      },
    }),
  },
];
