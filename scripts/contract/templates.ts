import * as v from 'valibot';
import type { StoredTemplate, TemplateList } from '#data/rest/templatesApi.ts';
import { listOrEnvelopeSchema } from '#data/schemas/schemas.ts';
import type { CertificateTemplate, TemplatePropertyName } from '#domain/template/template.ts';
import { isHeaderHiddenByCors } from './crossOrigin.ts';
import type { RecordedExchange } from './exchanges.ts';
import {
  collectFindings,
  type Finding,
  formatCount,
  reportFault,
  reportNote,
  reportOk,
} from './findings.ts';

const replacements: Readonly<
  Record<TemplatePropertyName, (template: CertificateTemplate) => string>
> = {
  layout: ({ layout }) => `drawn as ${layout}`,
  colors: ({ colors }) => `drawn in ${colors.title} and ${colors.content}`,
  custom_fields: () => 'only the texts that can be read are drawn',
  background_image: () => 'drawn without an image',
  raw_image: () => 'the editor opens without the original image',
};

const shorten = (value: unknown) => {
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
};

/** Reports parts of a template that the plugin cannot parse. */
export function inspectTemplateProperties(template: CertificateTemplate): Finding[] {
  return Object.entries(template.unread ?? {}).map(([part, value]) =>
    reportNote(
      `${part} ${shorten(value)} of "${template.name}" is unknown: ` +
        `${replacements[part as TemplatePropertyName](template)}; the editor says so and sends it back unchanged`,
    ),
  );
}

/** Inspects the list of templates. */
export function inspectTemplates(
  { templates }: TemplateList,
  [exchange]: readonly RecordedExchange[],
): Finding[] {
  const { length } = v.parse(listOrEnvelopeSchema, JSON.parse(exchange?.body ?? 'null') as unknown);
  const omitted = length - templates.length;
  const favorites = templates.filter(({ favorite }) => favorite).length;
  const nameless = templates.filter(({ name }) => name === '').length;
  return collectFindings(
    reportOk(`${formatCount(templates.length, 'template')} in the gallery`),
    omitted > 0 &&
      reportFault(
        `${formatCount(omitted, 'template')} without an id or any known field left out: the page says that something is missing`,
      ),
    nameless > 0 &&
      reportNote(`name is missing in ${formatCount(nameless, 'template')}: shown without a name`),
    favorites !== 1 &&
      templates.length > 0 &&
      reportNote(
        `favorite is true in ${formatCount(favorites, 'template')}, but exactly one is the default`,
      ),
    ...templates.flatMap(inspectTemplateProperties),
  );
}

/**
 * Reports whether the editor can open a stored template, and whether its ETag detects changes by other administrators.
 */
export function inspectStoredTemplate(
  { template, etag }: StoredTemplate,
  [exchange]: readonly RecordedExchange[],
  origin: string,
): Finding[] {
  const consequence = 'the template is read again before each save';
  const isHidden = exchange !== undefined && isHeaderHiddenByCors(exchange, 'etag', origin);
  return collectFindings(
    reportOk(`the editor opens "${template.name}"`),
    etag === undefined && reportNote(`no ETag: ${consequence}`),
    etag !== undefined &&
      isHidden &&
      reportNote(
        `access-control-expose-headers does not list ETag, so browsers hide it: ${consequence}`,
      ),
    ...inspectTemplateProperties(template),
  );
}
