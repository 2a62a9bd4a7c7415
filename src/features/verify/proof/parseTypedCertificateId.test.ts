import { parseTypedCertificateId } from './parseTypedCertificateId.ts';

const uuid = '7f0c5b21-8ade-4c1e-9d2a-60b5c4f3e912';

test.each([
  [uuid, uuid],
  [`  ${uuid}\n`, uuid],
  ['7f0c5b21-8ade-4c1e- 9d2a-60b5c4f3e912', uuid],
  [`https://aprender.aurora.com.br/certificados/pt/print/${uuid}?print=1`, uuid],
  [`aprender.aurora.com.br/print/${uuid}/`, uuid],
  ['42', '42'],
  ['MCOE_NGqn-41CSgB-52I_X', 'MCOE_NGqn-41CSgB-52I_X'],
  ['MCOE_NGqn\u201341CSgB\u201152I\u200b_X', 'MCOE_NGqn-41CSgB-52I_X'],
  ['MCOE.NGqn', undefined],
  ['', undefined],
  ['   ', undefined],
  ['Ana Conceição', undefined],
  ['a'.repeat(65), undefined],
])('parses %j as %j', (text, expected) => {
  expect(parseTypedCertificateId(text)).toBe(expected);
});
