import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { createCertificate } from '#testing/certificates.ts';
import type { CertificateCheckResult } from '../comparison/index.ts';
import { FileCheckResult } from './FileCheckResult.tsx';

const certificate = createCertificate();

/** Creates the outcome of a file with certificates that have these results. */
const createOutcome = (...results: Partial<CertificateCheckResult>[]) => ({
  kind: 'checked' as const,
  uncheckedCount: 0,
  certificates: results.map((result): CertificateCheckResult => ({
    id: certificate.id,
    certificate,
    verdict: 'exact',
    differences: [],
    warnings: [],
    notes: [],
    pages: [],
    isSigned: false,
    ...result,
  })),
});

const differing: Partial<CertificateCheckResult> = {
  verdict: 'differs',
  differences: [
    { field: 'learner', source: 'page', record: certificate.user.name, file: 'Ana Beatriz Moura' },
    { field: 'grade', source: 'attachment', record: '9.5', file: '10' },
  ],
};
const untrusted: Partial<CertificateCheckResult> = {
  verdict: 'untrusted',
  warnings: [
    { kind: 'script', detail: '' },
    { kind: 'link', detail: 'https://certificates.example/elsewhere' },
  ],
};
const unconfirmed: Partial<CertificateCheckResult> = { verdict: 'unconfirmed', notes: ['images'] };
const unknown: Partial<CertificateCheckResult> = { verdict: 'unknown', certificate: undefined };

const meta = {
  component: FileCheckResult,
  loaders: [() => loadAdditionalMessages('fileCheck')],
  args: {
    file: new File(['%PDF'], 'certificate.pdf', { type: 'application/pdf' }),
    outcome: createOutcome({}),
    openCertificateId: certificate.id,
    onCheckAnother: () => undefined,
  },
} satisfies Meta<typeof FileCheckResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exact: Story = {};
export const Signed: Story = { args: { outcome: createOutcome({ isSigned: true }) } };
export const Differs: Story = { args: { outcome: createOutcome(differing) } };
export const Resaved: Story = { args: { outcome: createOutcome({ verdict: 'resaved' }) } };
export const Untrusted: Story = { args: { outcome: createOutcome(untrusted) } };
export const Unconfirmed: Story = { args: { outcome: createOutcome(unconfirmed) } };
export const Unreadable: Story = {
  args: { outcome: createOutcome({ verdict: 'unreadable', notes: ['damaged'] }) },
};
export const Unknown: Story = { args: { outcome: createOutcome(unknown) } };
export const OtherCertificate: Story = { args: { openCertificateId: 'other' } };
export const SeveralCertificates: Story = {
  args: { outcome: createOutcome({}, differing, untrusted, unknown) },
};
export const ManyUnknownCertificates: Story = {
  args: { outcome: { ...createOutcome({}, unknown, unknown), uncheckedCount: 480 } },
};
export const TooLarge: Story = { args: { outcome: { kind: 'rejected', reason: 'size' } } };
export const NoPdf: Story = { args: { outcome: { kind: 'rejected', reason: 'kind' } } };
export const NoCertificate: Story = { args: { outcome: { kind: 'rejected', reason: 'nothing' } } };
