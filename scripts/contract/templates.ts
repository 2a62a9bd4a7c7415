import * as v from 'valibot';
import type { StoredTemplate, TemplateList } from '#api/documents/templatesApi.ts';
import { list } from '#api/rest/reading.ts';
import type { CertificateTemplate, TemplatePart } from '#model/template/template.ts';
import { isHidden } from './crossOrigin.ts';
import type { Exchange } from './exchanges.ts';
import { counted, fault, type Finding, note, ok } from './findings.ts';

const instead: Readonly<Record<TemplatePart, (template: CertificateTemplate) => string>> = {
  layout: ({ layout }) => `drawn as ${layout}`,
  colors: ({ colors }) => `drawn in ${colors.title} and ${colors.content}`,
  custom_fields: () => 'only the texts that can be read are drawn',
  background_image: () => 'drawn without a picture',
  raw_image: () => 'the editor begins without the original',
};

const shortened = (value: unknown) => {
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
};

/** The parts of a template that the plugin cannot read. */
export function judgeParts(template: CertificateTemplate): Finding[] {
  return Object.entries(template.unread ?? {}).map(([part, value]) =>
    note(
      `${part} ${shortened(value)} of "${template.name}" is unknown: ` +
        `${instead[part as TemplatePart](template)}; the editor says so and sends it back unchanged`,
    ),
  );
}

/** The company's templates. */
export function judgeTemplates(
  { templates }: TemplateList,
  [exchange]: readonly Exchange[],
): Finding[] {
  const { length } = v.parse(list, JSON.parse(exchange?.body ?? 'null') as unknown);
  const lost = length - templates.length;
  const favorites = templates.filter(({ favorite }) => favorite).length;
  const nameless = templates.filter(({ name }) => name === '').length;
  return [
    ok(`${counted(templates.length, 'template')} in the gallery`),
    ...(lost > 0
      ? [
          fault(
            `${counted(lost, 'template')} without an id, or with nothing of a template, left out; the page says that something is missing`,
          ),
        ]
      : []),
    ...(nameless > 0 ? [note(`name is missing in ${nameless}: shown without one`)] : []),
    ...(favorites === 1 || templates.length === 0
      ? []
      : [note(`favorite is true in ${favorites} of them, where one is the default`)]),
    ...templates.flatMap(judgeParts),
  ];
}

/** One template, as the editor opens it. */
export function judgeStored(
  { template, etag }: StoredTemplate,
  [exchange]: readonly Exchange[],
  origin: string,
): Finding[] {
  const again = 'the template is read again before each save';
  return [
    ok(`"${template.name}" in the editor`),
    ...(etag === undefined
      ? [note(`no ETag: ${again}`)]
      : exchange && isHidden(exchange, 'etag', origin)
        ? [note(`access-control-expose-headers does not name ETag, so browsers hide it: ${again}`)]
        : []),
    ...judgeParts(template),
  ];
}
