import * as v from 'valibot';
import { toSafeImageUrl } from '#domain/urlSafety.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import { languages } from '#domain/language.ts';
import {
  areaNames,
  getCustomTextsPropertyName,
  buildAreaTexts,
  type AreaTexts,
  type CertificateTemplate,
  createDefaultTemplate,
  layoutNames,
} from '#domain/template/template.ts';
import {
  booleanSchema,
  optionalBooleanSchema,
  createOptionalObjectSchema,
  optionalIdSchema,
  createConvertingSchema,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
  textSchema,
} from './schemas.ts';

/** Schema of an image URL. A URL that is unsafe to load becomes an empty string. */
export const imageUrlSchema = createConvertingSchema((address) =>
  typeof address === 'string' ? toSafeImageUrl(address) : '',
);

/** Schema of the texts in the three custom areas, for one language. Further elements are dropped. */
const areaTextsSchema = v.pipe(
  createConvertingSchema((value): unknown[] =>
    Array.isArray(value) ? value.slice(0, areaNames.length) : [],
  ),
  v.array(textSchema),
);

/** JSON keys of a template under which its texts are stored, one key for each language. */
export const customTextsPropertyNames = languages.map(getCustomTextsPropertyName);

/** Schema of the displayed fields of a template (docs/behaviour.md, Template). Accepts any object. */
const templateFieldsSchema = createObjectSchema({
  id: optionalIdSchema,
  name: textSchema,
  layout: v.fallback(v.picklist(layoutNames), createDefaultTemplate().layout),
  favorite: booleanSchema,
  backgroundImage: imageUrlSchema,
  rawImage: imageUrlSchema,
  colors: createOptionalObjectSchema({ title: textSchema, content: textSchema }),
  customFields: createOptionalObjectSchema(
    v.entriesFromList(customTextsPropertyNames, areaTextsSchema),
  ),
  showsCodeOnFront: optionalBooleanSchema,
});

/** Keys of the parts of a template, except its name. */
export const templatePropertyNames = [
  'layout',
  'backgroundImage',
  'rawImage',
  'colors',
  'customFields',
] as const satisfies (keyof CertificateTemplate)[];

/** Schema of an object with the parts of a template. The values of the parts are not parsed. */
export const unparsedTemplatePropertiesSchema = createObjectSchema(
  v.entriesFromList(templatePropertyNames, v.unknown()),
);

/**
 * Returns whether the value of a template part counts as missing. An empty list counts as missing, because some
 * programming languages serialize an empty object as an empty list.
 */
export const isMissingValue = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Schema check that an object has at least one part of a template. */
export const checkLooksLikeTemplate = v.check((value: unknown) => {
  const parts = v.safeParse(unparsedTemplatePropertiesSchema, value);
  return parts.success && Object.values(parts.output).some((part) => !isMissingValue(part));
}, 'Expected a template');

/** Schema of a template. Missing parts get the values of the built-in default template. */
export const templateSchema: v.GenericSchema<unknown, CertificateTemplate> =
  createObjectOrEnvelopeSchema(
    v.pipe(v.unknown(), checkLooksLikeTemplate, v.transform(parseTemplateForDisplay)),
  );

/** Parses the parts of a template that are displayed. */
export function parseTemplateForDisplay(value: unknown): CertificateTemplate {
  const { name, colors, customFields, showsCodeOnFront, ...fields } = v.parse(
    templateFieldsSchema,
    value,
  );
  const fallback = createDefaultTemplate().colors;
  return {
    ...fields,
    name: name ?? '',
    colors: {
      title: parseColor(colors?.title) ?? fallback.title,
      content: parseColor(colors?.content) ?? fallback.content,
    },
    customFields: buildAreaTexts((language) =>
      toAreaTexts(customFields?.[getCustomTextsPropertyName(language)]),
    ),
    ...(showsCodeOnFront !== null && { showsCodeOnFront }),
  };
}

/** Parses a colour into six hex digits. Keeps upper and lower case, so that it is sent back unchanged. */
function parseColor(value: string | null | undefined): string | undefined {
  const digits = parseHexColor(value)?.slice(1);
  const digitsAsSent = value?.trim().replace('#', '');
  return digits === digitsAsSent?.toUpperCase() ? digitsAsSent : digits;
}

function toAreaTexts([header, center, footer]: readonly (string | null)[] = []): AreaTexts {
  return [header ?? '', center ?? '', footer ?? ''];
}
