import { buildAreaTexts, createDefaultTemplate } from '#domain/template/template.ts';
import { FileRejectedError, parseTemplateFile, serializeTemplateFile } from './templateFile.ts';

const image = 'data:image/jpeg;base64,/9j/4AAQ';
const template = {
  ...createDefaultTemplate('#0B5CAD'),
  id: '7',
  name: 'Energia 2026',
  favorite: true,
  backgroundImage: 'data:image/jpeg;base64,/9j/part',
  rawImage: image,
  customFields: {
    ...buildAreaTexts(() => ['', '', '']),
    ptBr: ['Olá {{user.name}}', '', 'x'.repeat(280)],
    esEs: ['¡Hola!\n✏️', '', ''],
  },
} as const;

test('round-trips a template without its id and default flag', () => {
  expect(parseTemplateFile(serializeTemplateFile(template))).toEqual({
    ...template,
    id: null,
    favorite: false,
  });
});

test('round-trips the option of the code on the front', () => {
  const text = serializeTemplateFile({ ...template, showsCodeOnFront: true });
  expect(parseTemplateFile(text).showsCodeOnFront).toBe(true);
  // Plugins that do not know the option say that the file is newer.
  expect(JSON.parse(text)).toMatchObject({ version: 2 });
});

test.each([false, undefined])(
  'writes a file of version 1 if the option of the code on the front is %s',
  (showsCodeOnFront) => {
    const text = serializeTemplateFile({ ...template, showsCodeOnFront });
    expect(JSON.parse(text)).toMatchObject({ version: 1 });
    expect(text).not.toContain('front');
    expect(parseTemplateFile(text)).not.toHaveProperty('showsCodeOnFront');
  },
);

interface File {
  template: Record<string, unknown>;
}

/** Creates a changed template file. */
function createFile(change: (file: File & Record<string, unknown>) => void): string {
  const file = JSON.parse(serializeTemplateFile(template)) as File & Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
}
const createFileWithField = (name: string, value: unknown) =>
  createFile((file) => {
    file.template[name] = value;
  });

function getRejection(text: string): unknown {
  try {
    return parseTemplateFile(text);
  } catch (error) {
    if (error instanceof FileRejectedError) return error.rejection;
    throw error;
  }
}

const notTemplate = { reason: 'notTemplate' };
const invalidField = (field: string) => ({ reason: 'invalidField', field: `template.${field}` });

test.each<[string, string, object]>([
  ['an empty file', '', notTemplate],
  ['text that is not JSON', '%PDF-1.7', notTemplate],
  ['other JSON', '{"name":"x"}', notTemplate],
  ['a list', '[]', notTemplate],
  ['null', 'null', notTemplate],
  ['deeply nested JSON', '['.repeat(200_000) + ']'.repeat(200_000), notTemplate],
  ['a file that is also HTML', `<!-- ${createFile(() => undefined)} -->`, notTemplate],
  ['a later version', createFile((file) => (file.version = 3)), { reason: 'newer' }],
  [
    'an unknown field',
    createFileWithField('owner', 'me'),
    { reason: 'unknownField', field: 'template.owner' },
  ],
  [
    'an unknown field beside the template',
    createFile((file) => (file.x = 1)),
    { reason: 'unknownField', field: 'x' },
  ],
  [
    'a prototype',
    createFile(() => undefined).replace('"name"', '"__proto__":{"a":1},"name"'),
    { reason: 'unknownField', field: '__proto__' },
  ],
  [
    'a constructor',
    createFileWithField('constructor', {}),
    { reason: 'unknownField', field: 'constructor' },
  ],
  ['a blank name', createFileWithField('name', '  '), invalidField('name')],
  ['a long name', createFileWithField('name', 'x'.repeat(81)), invalidField('name')],
  [
    'a name that is an object',
    createFileWithField('name', { toString: 'x' }),
    { reason: 'unknownField', field: 'toString' },
  ],
  ['an unknown layout', createFileWithField('layout', 'Layout0'), invalidField('layout')],
  ['a missing part', createFileWithField('colors', undefined), invalidField('colors')],
  [
    'a colour that is code',
    createFileWithField('colors', { title: 'red;x:y', content: '000000' }),
    invalidField('colors.title'),
  ],
  [
    'a remote image',
    createFileWithField('raw_image', 'https://elsewhere.example/x.jpg'),
    invalidField('raw_image'),
  ],
  ['a script', createFileWithField('raw_image', 'javascript:alert(1)'), invalidField('raw_image')],
  [
    'an SVG',
    createFileWithField('raw_image', 'data:image/svg+xml;base64,PHN2Zz4='),
    invalidField('raw_image'),
  ],
  [
    'a page',
    createFileWithField('raw_image', 'data:text/html,<script>'),
    invalidField('raw_image'),
  ],
  [
    'the URL of a crop',
    createFileWithField('background_image', '/media/1'),
    invalidField('background_image'),
  ],
  [
    'a text that is too long',
    createFileWithField('custom_fields', {
      ...buildAreaTexts(() => ['', '', '']),
      ptBr: ['x'.repeat(281), '', ''],
    }),
    invalidField('custom_fields.ptBr.0'),
  ],
  [
    'four texts',
    createFileWithField('custom_fields', {
      ...buildAreaTexts(() => ['', '', '']),
      ptBr: ['', '', '', ''],
    }),
    { reason: 'unknownField', field: 'template.custom_fields.ptBr.3' },
  ],
])('rejects %s', (_name, text, rejection) => expect(getRejection(text)).toEqual(rejection));
