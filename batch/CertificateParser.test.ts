import { createCertificateResponse } from '#testing/certificates.ts';
import { CertificateParser } from './CertificateParser.ts';

const { template: ownTemplate, ...certificate } = createCertificateResponse({ id: 'A-1' });
const createTemplate = (id: string, favorite = false) => ({
  ...(ownTemplate as object),
  id,
  name: `Template ${id}`,
  favorite,
});
const withCourseTemplate = (certificate_template_id: string) => {
  const course = { name: 'Safety', completed_at: null, workload: null, certificate_template_id };
  return { ...certificate, type: 'MISSION', mission: course };
};
const getName = (templates: unknown, input: unknown) =>
  new CertificateParser(templates).parse(input).template.name;

describe('CertificateParser', () => {
  const several = [createTemplate('1'), createTemplate('2', true)];

  test.each<[string, unknown, unknown, string]>([
    ['its own template', several, { ...certificate, template: createTemplate('9') }, 'Template 9'],
    ['the only template', createTemplate('1'), certificate, 'Template 1'],
    ['an exported template', exportFile(createTemplate('1')), certificate, 'Template 1'],
    ['a wrapped template', { data: createTemplate('1') }, certificate, 'Template 1'],
    ['the favourite', several, certificate, 'Template 2'],
    ['the favourite of a wrapped list', { items: several }, certificate, 'Template 2'],
    ["the course's template", several, withCourseTemplate('1'), 'Template 1'],
    ["the favourite without the course's template", several, withCourseTemplate('7'), 'Template 2'],
  ])('gives a certificate %s', (_, templates, input, name) => {
    expect(getName(templates, input)).toBe(name);
  });

  test('rejects a certificate without a template if there is no default', () => {
    expect(() => getName(undefined, certificate)).toThrow('template: Expected a template, here');
  });

  test.each(['', '   ', '\u00a0\u2003', '\u200b\ufeff', '\u00ad', '\n'])(
    'rejects a certificate whose name %j would leave nothing on paper',
    (name) => {
      const parser = new CertificateParser(several);
      expect(() => parser.parse({ ...certificate, user: { name } })).toThrow(
        'user.name: Expected a name',
      );
    },
  );

  test('rejects a template that cannot be parsed, although there is a default', () => {
    for (const template of ['Layout1', { colour: 'red' }, 7])
      expect(() => getName(several, { ...certificate, template })).toThrow('template: Expected');
  });

  test.each<[string, unknown]>([
    ['an empty list', []],
    ['an empty object', {}],
    ['a text', 'Layout1'],
    ['a template with an unknown layout', { ...createTemplate('1'), layout: 'Layout99' }],
    ['two favourites', [createTemplate('1', true), createTemplate('2', true)]],
    ['no favourite', [createTemplate('1'), createTemplate('2')]],
    ['an export without a template', exportFile({})],
  ])('rejects %s as default templates', (_, templates) => {
    expect(() => new CertificateParser(templates)).toThrow(/^it contains|^the template/);
  });
});

function exportFile(template: object) {
  return { kind: 'certificate-template', version: 1, template };
}
