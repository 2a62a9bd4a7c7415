import * as v from 'valibot';
import { type TemplateBody, toTemplateBody } from '#api/documents/storedTemplateWire.ts';
import { longestArea } from '#model/template/areaText.ts';
import { longestName } from '#model/template/copyName.ts';
import { type CertificateTemplate, layoutNames } from '#model/template/template.ts';

const kind = 'certificate-template';
const version = 1;

/** Why a file is not taken for a template. */
export type FileRefusal =
  | { reason: 'foreign' | 'newer' | 'picture' | 'tooLarge' }
  /** By its path in the file: `template.colors.title`. */
  | { reason: 'unknown' | 'wrong'; field: string };

export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal, options?: ErrorOptions) {
    super(refusal.reason, options);
    this.refusal = refusal;
  }
}

const color = v.pipe(v.string(), v.regex(/^[\da-f]{6}$/i));
const area = v.pipe(v.string(), v.maxLength(longestArea));
const areas = v.strictTuple([area, area, area]);

const picture = v.pipe(v.string(), v.regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+)?$/));

/** The body of POST, its pictures as data: the whole in `raw_image`, and in `background_image` the part that is drawn, if it is one. */
const fileSchema = v.strictObject({
  kind: v.literal(kind),
  version: v.literal(version),
  template: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestName)),
    layout: v.picklist(layoutNames),
    favorite: v.boolean(),
    background_image: picture,
    raw_image: picture,
    colors: v.strictObject({ title: color, content: color }),
    custom_fields: v.strictObject({ ptBr: areas, enUs: areas, esEs: areas }),
  }),
});

/** @param template its pictures as data, or empty */
export function writeTemplateFile(template: CertificateTemplate): string {
  const body: TemplateBody = { ...toTemplateBody(template), favorite: false };
  return `${JSON.stringify({ kind, version, template: body }, null, 2)}\n`;
}

/** @returns a template that nobody stored yet and that is nobody's default. @throws FileRefused */
export function readTemplateFile(text: string): CertificateTemplate {
  const sent = parsed(text);
  const outer = v.safeParse(v.looseObject({ kind: v.literal(kind), version: v.number() }), sent);
  if (!outer.success) throw new FileRefused({ reason: 'foreign' });
  if (outer.output.version > version) throw new FileRefused({ reason: 'newer' });
  const file = v.safeParse(fileSchema, sent);
  if (!file.success) throw new FileRefused(refusalOf(file.issues[0]));
  const { name, layout, colors, custom_fields, ...pictures } = file.output.template;
  return {
    id: null,
    name,
    layout,
    favorite: false,
    backgroundImage: pictures.background_image,
    rawImage: pictures.raw_image,
    colors,
    customFields: custom_fields,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, refuseInherited);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused({ reason: 'foreign' }, { cause: error });
  }
}

/** Names that objects have without being given them would pass for known ones. */
function refuseInherited(key: string, value: unknown): unknown {
  if (key in {}) throw new FileRefused({ reason: 'unknown', field: key });
  return value;
}

function refusalOf(issue: v.InferIssue<typeof fileSchema>): FileRefusal {
  const field = v.getDotPath(issue) ?? '';
  return { reason: issue.expected === 'never' ? 'unknown' : 'wrong', field };
}
