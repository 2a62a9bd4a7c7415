import { isRecord } from './calls.ts';
import { languageKeys, type TemplateFields } from './records.ts';

type Problems = Record<string, string>;

const KEYS = [
  'name',
  'layout',
  'favorite',
  'background_image',
  'raw_image',
  'colors',
  'custom_fields',
];

/** The specification shows these and says that their spelling in snake_case is not shown: both are understood. */
const OTHER_SPELLING = { pt_br: 'ptBr', en_us: 'enUs', es_es: 'esEs' } as const;

const isText = (value: unknown): value is string => typeof value === 'string';
const isColour = (value: unknown): value is string => isText(value) && /^[\da-f]{6}$/i.test(value);
const isThreeTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length === 3 && value.every(isText);

function readTexts(sent: unknown, problems: Problems): TemplateFields['custom_fields'] {
  const texts: TemplateFields['custom_fields'] = { pt_br: [], en_us: [], es_es: [] };
  if (!isRecord(sent)) {
    problems.custom_fields = 'An object is needed.';
    return texts;
  }
  for (const key of languageKeys) {
    const three = sent[key] ?? sent[OTHER_SPELLING[key]];
    if (isThreeTexts(three)) texts[key] = three;
    else problems[`custom_fields.${key}`] = 'Exactly three texts are needed.';
  }
  return texts;
}

function readColours(sent: unknown, problems: Problems): TemplateFields['colors'] {
  const { title, content } = isRecord(sent) ? sent : {};
  if (isColour(title) && isColour(content)) return { title, content };
  problems.colors = 'A title and a content of six hex digits are needed.';
  return { title: '', content: '' };
}

/** What a POST or a PUT sends, or what is wrong with it: every key of the specification, and no other. */
export function readTemplateBody(
  sent: unknown,
): { fields: TemplateFields } | { problems: Problems } {
  if (!isRecord(sent)) return { problems: { body: 'An object is needed.' } };
  const problems: Problems = {};
  for (const key of Object.keys(sent)) if (!KEYS.includes(key)) problems[key] = 'Unknown field.';
  const text = (key: string, isNeeded: boolean): string => {
    const value = sent[key];
    if (isText(value) && (value.trim() !== '' || !isNeeded)) return value;
    problems[key] = isNeeded ? 'A text is needed.' : 'A text is needed, which may be empty.';
    return '';
  };
  if (typeof sent.favorite !== 'boolean') problems.favorite = 'True or false is needed.';
  const fields: TemplateFields = {
    name: text('name', true),
    layout: text('layout', true),
    favorite: sent.favorite === true,
    background_image: text('background_image', false),
    raw_image: text('raw_image', false),
    colors: readColours(sent.colors, problems),
    custom_fields: readTexts(sent.custom_fields, problems),
  };
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}
