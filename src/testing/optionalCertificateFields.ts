import listUserCertificates from '../../contract/examples/listUserCertificates.json';

const example = listUserCertificates.data.certificates.find(({ content }) => content !== null);

/** Paths of the certificate fields that a server may leave out (docs/behaviour.md, Certificate). */
export const optionalCertificateFields = [
  ...Object.keys(example ?? {}).filter((key) => key !== 'id' && key !== 'content'),
  ...Object.keys(example?.content ?? {}).map((key) => `content.${key}`),
];
