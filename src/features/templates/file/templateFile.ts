import * as v from 'valibot';
import { type TemplateBody, toTemplateBody } from '#data/schemas/storedTemplateSchema.ts';
import { customTextsPropertyNames } from '#data/schemas/templateSchema.ts';
import { maxAreaLength } from '#domain/template/areaText.ts';
import { maxTemplateNameLength } from '#domain/template/copyName.ts';
import { type CertificateTemplate, layoutNames } from '#domain/template/template.ts';

const kind = 'certificate-template';
/**
 * Latest version of the format. Version 2 added `shows_code_on_front`, which is only written if it is true; a file without
 * it has version 1.
 */
const latestVersion = 2;

export type FileRejection =
  | { reason: 'notTemplate' | 'newer' | 'image' | 'tooLarge' }
  /** `field` is a path in the file, such as `template.colors.title`. */
  | { reason: 'unknownField' | 'invalidField'; field: string };

export class FileRejectedError extends Error {
  override name = 'FileRejectedError';
  readonly rejection: FileRejection;
  constructor(rejection: FileRejection, options?: ErrorOptions) {
    super(rejection.reason, options);
    this.rejection = rejection;
  }
}

const colorSchema = v.pipe(v.string(), v.regex(/^[\da-f]{6}$/i));
const areaSchema = v.pipe(v.string(), v.maxLength(maxAreaLength));
const areasSchema = v.strictTuple([areaSchema, areaSchema, areaSchema]);

const imageSchema = v.pipe(
  v.string(),
  v.regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+)?$/),
);

/**
 * The schema of a template file. `template` has the form of a request body of `POST /certificate-templates`, with its
 * images as data URLs: `raw_image` is the full image, and `background_image` the cropped image, or an empty string if
 * the full image is used.
 */
const fileSchema = v.strictObject({
  kind: v.literal(kind),
  version: v.picklist([1, latestVersion]),
  template: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxTemplateNameLength)),
    layout: v.picklist(layoutNames),
    favorite: v.boolean(),
    background_image: imageSchema,
    raw_image: imageSchema,
    colors: v.strictObject({ title: colorSchema, content: colorSchema }),
    custom_fields: v.strictObject(v.entriesFromList(customTextsPropertyNames, areasSchema)),
    shows_code_on_front: v.optional(v.boolean()),
  }),
});

/** Serializes a template for a file. The images of the template must be data URLs or empty. */
export function serializeTemplateFile(template: CertificateTemplate): string {
  const showsCodeOnFront = template.showsCodeOnFront || undefined;
  const body: TemplateBody = {
    ...toTemplateBody({ ...template, showsCodeOnFront }),
    favorite: false,
  };
  const version = showsCodeOnFront ? latestVersion : 1;
  return `${JSON.stringify({ kind, version, template: body }, null, 2)}\n`;
}

/**
 * Parses the text of a template file. The result has no id and is not the default.
 * @throws FileRejectedError
 */
export function parseTemplateFile(text: string): CertificateTemplate {
  const json = parseJson(text);
  const header = v.safeParse(v.looseObject({ kind: v.literal(kind), version: v.number() }), json);
  if (!header.success) throw new FileRejectedError({ reason: 'notTemplate' });
  if (header.output.version > latestVersion) throw new FileRejectedError({ reason: 'newer' });
  const file = v.safeParse(fileSchema, json);
  if (!file.success) throw new FileRejectedError(toFileRejection(file.issues[0]));
  const { name, layout, colors, custom_fields, shows_code_on_front, ...images } =
    file.output.template;
  return {
    id: null,
    name,
    layout,
    favorite: false,
    backgroundImage: images.background_image,
    rawImage: images.raw_image,
    colors,
    customFields: custom_fields,
    ...(shows_code_on_front !== undefined && { showsCodeOnFront: shows_code_on_front }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, rejectInheritedKeys);
  } catch (error) {
    if (error instanceof FileRejectedError) throw error;
    throw new FileRejectedError({ reason: 'notTemplate' }, { cause: error });
  }
}

/**
 * Rejects JSON keys that every JavaScript object inherits, such as `constructor`. The schema would accept them as known
 * fields. Used as the reviver of `JSON.parse`.
 */
function rejectInheritedKeys(key: string, value: unknown): unknown {
  if (key in {}) throw new FileRejectedError({ reason: 'unknownField', field: key });
  return value;
}

function toFileRejection(issue: v.InferIssue<typeof fileSchema>): FileRejection {
  const field = v.getDotPath(issue) ?? '';
  return { reason: issue.expected === 'never' ? 'unknownField' : 'invalidField', field };
}
