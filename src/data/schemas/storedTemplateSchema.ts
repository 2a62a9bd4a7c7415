import * as v from 'valibot';
import { toSafeImageUrl } from '#domain/urlSafety.ts';
import { createStringSchema } from '#domain/createStringSchema.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import { replaceLineControlCharacters } from '#domain/text/controlCharacters.ts';
import {
  areaNames,
  type AreaTextsByLanguage,
  getAreaTexts,
  buildAreaTexts,
  type CertificateTemplate,
  layoutNames,
  type TemplateUsage,
  type UnparsedTemplateProperties,
} from '#domain/template/template.ts';
import {
  idSchema,
  maxTextLength,
  createOptionalObjectSchema,
  numberSchema,
  createObjectOrEnvelopeSchema,
  toSnakeCase,
  createObjectSchema,
} from './schemas.ts';
import {
  isMissingValue,
  customTextsPropertyNames,
  templatePropertyNames,
  unparsedTemplatePropertiesSchema,
  checkLooksLikeTemplate,
  parseTemplateForDisplay,
} from './templateSchema.ts';

const strictColor = v.nullable(createStringSchema((digits) => parseHexColor(digits) !== undefined));
const strictImageUrl = createStringSchema((address) => toSafeImageUrl(address) === address);
/** Schema of a text that the parser keeps in full, and does not cut off at `maxTextLength`. */
const strictText = createStringSchema((text) => text.length <= maxTextLength);
const strictAreaTexts = v.nullable(
  v.pipe(
    v.unknown(),
    v.check((texts) => Array.isArray(texts) && texts.length <= areaNames.length),
    v.array(v.nullable(strictText)),
  ),
);

/**
 * Creates a schema check that accepts an object if it is empty or has at least one of the given keys. An object with
 * only unknown keys is rejected, because parsing would lose all of its data.
 */
const checkHasAnyKey = (...keys: string[]) =>
  v.check((value: unknown) => {
    const names = Object.keys(value ?? {});
    return names.length === 0 || names.some((name) => keys.includes(name));
  });

/** Strict schemas of the parts of a template. A part that matches its schema can be parsed without losing data. */
const strictPartSchemas = {
  layout: v.picklist(layoutNames),
  backgroundImage: strictImageUrl,
  rawImage: strictImageUrl,
  colors: v.pipe(
    v.unknown(),
    checkHasAnyKey('title', 'content'),
    createObjectSchema({ title: strictColor, content: strictColor }),
  ),
  customFields: v.pipe(
    v.unknown(),
    checkHasAnyKey(...customTextsPropertyNames, ...customTextsPropertyNames.map(toSnakeCase)),
    createObjectSchema(v.entriesFromList(customTextsPropertyNames, strictAreaTexts)),
  ),
} satisfies Record<(typeof templatePropertyNames)[number], v.GenericSchema>;

/** Returns whether the response to saving contains the complete template, which is fetched otherwise. */
export function isCompleteTemplateResponse(body: unknown): boolean {
  return v.is(
    createObjectOrEnvelopeSchema(
      createObjectSchema({ id: idSchema, name: v.string(), ...strictPartSchemas }),
    ),
    body,
  );
}

/**
 * Body of the POST and PUT requests that save a template (docs/behaviour.md, Template body). The body has exactly the
 * keys of this interface, including those of nested objects, in this spelling. `shows_code_on_front` is left out for
 * platforms that do not store it.
 */
export interface TemplateBody {
  name: string;
  layout: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
  colors: { title: string; content: string };
  custom_fields: AreaTextsByLanguage;
  shows_code_on_front?: boolean;
}

/**
 * Converts a template into the body of a request that saves it. The id is sent in the URL instead. Parts of the
 * template that could not be parsed are sent back unchanged.
 */
export function toTemplateBody(template: CertificateTemplate): TemplateBody {
  const { name, layout, favorite, backgroundImage, rawImage, colors, showsCodeOnFront } = template;
  return {
    name: replaceLineControlCharacters(name),
    layout,
    favorite,
    background_image: backgroundImage,
    raw_image: rawImage,
    colors: { title: colors.title, content: colors.content },
    custom_fields: buildAreaTexts((language) => getAreaTexts(template, language)),
    ...(showsCodeOnFront !== undefined && { shows_code_on_front: showsCodeOnFront }),
    ...(template.unread as Partial<TemplateBody> | undefined),
  };
}

/** Schema of a template to be edited. `unread` keeps the parts that could not be parsed for saving. */
export const storedTemplateSchema: v.GenericSchema<unknown, CertificateTemplate> =
  createObjectOrEnvelopeSchema(
    v.pipe(v.unknown(), checkLooksLikeTemplate, v.transform(parseStoredTemplate)),
  );

function parseStoredTemplate(value: unknown): CertificateTemplate {
  const unread = findUnreadParts(value);
  return { ...parseTemplateForDisplay(value), ...(Object.keys(unread).length > 0 && { unread }) };
}

/** Template in a list with the numbers of its uses, which are null when the server does not send them. */
export interface TemplateWithUsage extends CertificateTemplate {
  usage: TemplateUsage | null;
}

const usageSchema = createObjectSchema({
  usage: createOptionalObjectSchema({ certificates: numberSchema, missions: numberSchema }),
});

/** Schema of a template in a list, with the numbers that tell how often it is used. */
export const listedTemplateSchema: v.GenericSchema<unknown, TemplateWithUsage> =
  createObjectOrEnvelopeSchema(
    v.pipe(
      v.unknown(),
      checkLooksLikeTemplate,
      v.transform((value) => ({ ...parseStoredTemplate(value), ...v.parse(usageSchema, value) })),
    ),
  );

function findUnreadParts(value: unknown): UnparsedTemplateProperties {
  const parts = v.parse(unparsedTemplatePropertiesSchema, value);
  return Object.fromEntries(
    templatePropertyNames
      .filter((part) => !isMissingValue(parts[part]) && !v.is(strictPartSchemas[part], parts[part]))
      .map((part) => [toSnakeCase(part), parts[part]]),
  );
}
