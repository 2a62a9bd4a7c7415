import { createHash } from 'node:crypto';
import { z } from 'zod';
import contract from '../../../contract/openapi.json' with { type: 'json' };
import type { TemplateRow } from '../../data/queries/templateQueries.ts';
import { addMissingTexts, createByLanguage } from '../../data/customTexts.ts';
import type { TemplateVersionRow } from '../../data/queries/versionQueries.ts';
import { toAbsoluteUrl, type ApiContext } from '../api.ts';
import { createSingleLineTextSchema } from '../company/lineSchema.ts';

const colorSchema = z
  .string()
  .regex(/^[0-9A-Fa-f]{6}$/, 'must be six hexadecimal digits without #');

const areasSchema = z.array(z.string().max(280)).length(3).describe('Header, center, footer');

const customFieldsSchema = z.strictObject(createByLanguage(() => areasSchema));

/**
 * Schema of the body of POST and PUT requests, which allows no other keys (docs/behaviour.md, Template body). `favorite`
 * is required but ignored. `shows_code_on_front` is optional, because earlier versions of the plugin do not send it.
 */
export const templateBodySchema = z.strictObject({
  name: createSingleLineTextSchema(80).min(1),
  layout: z.enum(contract.components.schemas.LayoutName.enum),
  favorite: z.boolean(),
  background_image: z
    .string()
    .describe('Data URL of a new crop of the image, the stored address, or empty'),
  raw_image: z.string().describe('Data URL of a new image, the stored address, or empty'),
  colors: z.strictObject({ title: colorSchema, content: colorSchema }),
  custom_fields: customFieldsSchema,
  shows_code_on_front: z.boolean().optional(),
});

export type TemplateBody = z.infer<typeof templateBodySchema>;

/** Schema of a template in responses. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  layout: z.string(),
  favorite: z.boolean(),
  background_image: z.string(),
  raw_image: z.string(),
  colors: z.object({ title: z.string(), content: z.string() }),
  custom_fields: z.object(createByLanguage(() => z.array(z.string()))),
  shows_code_on_front: z.boolean(),
});

export type TemplateResponse = z.infer<typeof templateSchema>;

/** Schema of a template in the list, with its usage. */
export const listedTemplateSchema = templateSchema.extend({
  usage: z.object({
    certificates: z.number().int().describe('Certificates issued with it'),
    missions: z.number().int().describe('Offered missions and contents that use it'),
  }),
});

export function toTemplateResponse(context: ApiContext, row: TemplateRow): TemplateResponse {
  return {
    id: row.id,
    name: row.name,
    layout: row.layout,
    favorite: row.favorite,
    background_image: toAbsoluteUrl(context, row.backgroundImage),
    raw_image: toAbsoluteUrl(context, row.rawImage),
    colors: { title: row.titleColor, content: row.contentColor },
    custom_fields: addMissingTexts(row.customFields),
    shows_code_on_front: row.showsCodeOnFront,
  };
}

/** Converts a template version to a template response with the id of the version. `favorite` is always false. */
export const toTemplateVersionResponse = (
  context: ApiContext,
  version: TemplateVersionRow,
): TemplateResponse => toTemplateResponse(context, { ...version, favorite: false });

/** Computes the strong ETag of a response body. */
export function computeEtag(body: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}
