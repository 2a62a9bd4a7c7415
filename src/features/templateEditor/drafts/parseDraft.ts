import * as v from 'valibot';
import { toSafeImageUrl } from '#domain/urlSafety.ts';
import { createStringSchema } from '#domain/createStringSchema.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import { languages } from '#domain/language.ts';
import {
  getCustomTextsPropertyName,
  type CertificateTemplate,
  layoutNames,
} from '#domain/template/template.ts';

/** A template with unsaved changes, stored in the browser. */
export interface Draft {
  template: CertificateTemplate;
  /** ETag of the server's version of the template on which the changes are based. */
  etag?: string | undefined;
  /** Time at which the draft was stored, in milliseconds since 1970. */
  at: number;
}

/**
 * Version of the format in which drafts are stored. Drafts in another version's format are kept, because another
 * version of the plugin may still read them.
 */
export const draftVersion = 1;

const textSchema = v.pipe(v.string(), v.maxLength(100_000));
const areaTextsSchema = v.strictTuple([textSchema, textSchema, textSchema]);
const colorSchema = createStringSchema((digits) => parseHexColor(digits) !== undefined);
const imageSchema = v.pipe(
  v.string(),
  v.maxLength(5_000_000),
  v.check((url) => toSafeImageUrl(url) === url),
);

const shareSchema = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 1),
);

const areasKeys = languages.map(getCustomTextsPropertyName);
const areasByLanguageSchema = v.pipe(
  v.unknown(),
  v.check((value) => areasKeys.some((key) => key in Object(value))),
  // A language added after the draft was stored has no texts.
  v.object(v.entriesFromList(areasKeys, v.optional(areaTextsSchema, ['', '', '']))),
);

const draftSchema = v.object({
  version: v.picklist([draftVersion]),
  template: v.object({
    id: v.nullable(textSchema),
    name: textSchema,
    layout: v.picklist(layoutNames),
    favorite: v.boolean(),
    backgroundImage: imageSchema,
    rawImage: imageSchema,
    focalPoint: v.optional(v.object({ x: shareSchema, y: shareSchema })),
    colors: v.object({ title: colorSchema, content: colorSchema }),
    customFields: areasByLanguageSchema,
    showsCodeOnFront: v.optional(v.boolean()),
    unread: v.optional(v.looseObject({})),
  }),
  etag: v.optional(textSchema),
  // The range of Date.
  at: v.pipe(
    v.number(),
    v.check((at) => at >= 0 && at <= 8.64e15),
  ),
});

const otherVersionSchema = v.object({
  version: v.pipe(
    v.number(),
    v.check((storedVersion) => storedVersion !== draftVersion),
  ),
});

/**
 * Parses a stored draft.
 * @returns `otherVersion` if another version of the plugin stored the draft; undefined if the draft is damaged
 */
export function parseDraft(value: unknown): Draft | 'otherVersion' | undefined {
  if (v.is(otherVersionSchema, value)) return 'otherVersion';
  const result = v.safeParse(draftSchema, value);
  return result.success ? result.output : undefined;
}
