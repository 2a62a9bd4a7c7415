import { emptyIssuer } from '#domain/certificate/brand.ts';
import { createDefaultTemplate } from '#domain/template/template.ts';
import { createSampleCertificate, sampleCertificateKinds } from './samples.ts';

it.each(sampleCertificateKinds)(
  'has an invented ID, to which the QR code leads, for every company and template (%s)',
  (kind) => {
    const invented = '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';
    const template = { ...createDefaultTemplate(), id: 'a-real-template' };
    const issuer = { ...emptyIssuer, company: { name: 'A real company' } };
    const extraData = { 'mission.enrollment_id': 'a-real-enrollment' };
    const { id, validationId } = createSampleCertificate(template, 'pt', {
      kind,
      extraData,
      issuer,
    });
    expect([id, validationId]).toEqual([invented, invented]);
  },
);
