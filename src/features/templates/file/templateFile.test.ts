import { defaultTemplate } from '#model/template/template.ts';
import { FileRefused, readTemplateFile, writeTemplateFile } from './templateFile.ts';

const picture = 'data:image/jpeg;base64,/9j/4AAQ';
const template = {
  ...defaultTemplate('#0B5CAD'),
  id: '7',
  name: 'Energia 2026',
  favorite: true,
  backgroundImage: 'data:image/jpeg;base64,/9j/part',
  rawImage: picture,
  customFields: {
    ptBr: ['Olá {{user.name}}', '', 'x'.repeat(280)],
    enUs: ['', '', ''],
    esEs: ['¡Hola!\n✏️', '', ''],
  },
} as const;

test('what is written is read as it was, but for what belongs to where it was stored', () => {
  expect(readTemplateFile(writeTemplateFile(template))).toEqual({
    ...template,
    id: null,
    favorite: false,
  });
});

interface File {
  template: Record<string, unknown>;
}

/** A file as it is written, changed. */
function changed(change: (file: File & Record<string, unknown>) => void): string {
  const file = JSON.parse(writeTemplateFile(template)) as File & Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
}
const withField = (name: string, value: unknown) =>
  changed((file) => {
    file.template[name] = value;
  });

function refusalOf(text: string): unknown {
  try {
    return readTemplateFile(text);
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
}

const foreign = { reason: 'foreign' };
const wrong = (field: string) => ({ reason: 'wrong', field: `template.${field}` });

test.each<[string, string, object]>([
  ['nothing', '', foreign],
  ['no JSON', '%PDF-1.7', foreign],
  ['other JSON', '{"name":"x"}', foreign],
  ['a list', '[]', foreign],
  ['null', 'null', foreign],
  ['what is deep', '['.repeat(200_000) + ']'.repeat(200_000), foreign],
  ['a JSON file that is HTML too', `<!-- ${changed(() => undefined)} -->`, foreign],
  ['one of a later version', changed((file) => (file.version = 2)), { reason: 'newer' }],
  [
    'a field of no template',
    withField('owner', 'me'),
    { reason: 'unknown', field: 'template.owner' },
  ],
  ['one beside it', changed((file) => (file.x = 1)), { reason: 'unknown', field: 'x' }],
  [
    'a prototype',
    changed(() => undefined).replace('"name"', '"__proto__":{"a":1},"name"'),
    { reason: 'unknown', field: '__proto__' },
  ],
  ['a constructor', withField('constructor', {}), { reason: 'unknown', field: 'constructor' }],
  ['no name', withField('name', '  '), wrong('name')],
  ['a long name', withField('name', 'x'.repeat(81)), wrong('name')],
  [
    'a name that is none',
    withField('name', { toString: 'x' }),
    { reason: 'unknown', field: 'toString' },
  ],
  ['a layout that nobody draws', withField('layout', 'Layout99'), wrong('layout')],
  ['a missing part', withField('colors', undefined), wrong('colors')],
  [
    'a colour that is code',
    withField('colors', { title: 'red;x:y', content: '000000' }),
    wrong('colors.title'),
  ],
  ['an address', withField('raw_image', 'https://elsewhere.example/x.jpg'), wrong('raw_image')],
  ['a script', withField('raw_image', 'javascript:alert(1)'), wrong('raw_image')],
  ['an SVG', withField('raw_image', 'data:image/svg+xml;base64,PHN2Zz4='), wrong('raw_image')],
  ['a page', withField('raw_image', 'data:text/html,<script>'), wrong('raw_image')],
  ['an address of a part', withField('background_image', '/media/1'), wrong('background_image')],
  [
    'a text that is too long',
    withField('custom_fields', {
      ptBr: ['x'.repeat(281), '', ''],
      enUs: ['', '', ''],
      esEs: ['', '', ''],
    }),
    wrong('custom_fields.ptBr.0'),
  ],
  [
    'four texts',
    withField('custom_fields', { ptBr: ['', '', '', ''], enUs: ['', '', ''], esEs: ['', '', ''] }),
    { reason: 'unknown', field: 'template.custom_fields.ptBr.3' },
  ],
])('%s is refused', (_what, text, refusal) => expect(refusalOf(text)).toEqual(refusal));
