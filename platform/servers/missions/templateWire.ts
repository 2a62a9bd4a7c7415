import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TemplateRow } from '../../data/queries/templateQueries.ts';
import type { VersionRow } from '../../data/queries/versionQueries.ts';
import { absoluteUrl, type ApiContext } from '../api.ts';

const color = z.string().regex(/^[0-9A-Fa-f]{6}$/, 'must be six hexadecimal digits without #');

const areas = z.array(z.string().max(280)).length(3).describe('Header, center, footer');

const customFields = z.strictObject({ ptBr: areas, enUs: areas, esEs: areas });

/**
 * The body of POST and PUT: every key of it and no other (docs/behaviour.md, Template body). `favorite` is carried and
 * ignored.
 */
export const templateBody = z.strictObject({
  name: z.string().trim().min(1).max(80),
  layout: z.string().regex(/^Layout[1-8]$/, 'must be Layout1 to Layout8'),
  favorite: z.boolean(),
  background_image: z
    .string()
    .describe('Data URL of a new part of the image, else the stored address, or empty'),
  raw_image: z.string().describe('Data URL of a new image, else the stored address, or empty'),
  colors: z.strictObject({ title: color, content: color }),
  custom_fields: customFields,
});

export type TemplateBody = z.infer<typeof templateBody>;

/** A template as the server sends it. */
export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  layout: z.string(),
  favorite: z.boolean(),
  background_image: z.string(),
  raw_image: z.string(),
  colors: z.object({ title: z.string(), content: z.string() }),
  custom_fields: z.object({
    ptBr: z.array(z.string()),
    enUs: z.array(z.string()),
    esEs: z.array(z.string()),
  }),
});

export type TemplateWire = z.infer<typeof templateSchema>;

/** A template of the list, with how much hangs on it. */
export const listedTemplateSchema = templateSchema.extend({
  usage: z.object({
    certificates: z.number().int().describe('Issued with it'),
    missions: z.number().int().describe('Missions and contents on offer that name it'),
  }),
});

export function templateWire(context: ApiContext, row: TemplateRow): TemplateWire {
  return {
    id: row.id,
    name: row.name,
    layout: row.layout,
    favorite: row.favorite,
    background_image: absoluteUrl(context, row.backgroundImage),
    raw_image: absoluteUrl(context, row.rawImage),
    colors: { title: row.titleColor, content: row.contentColor },
    custom_fields: row.customFields,
  };
}

/** A template as it was when certificates were issued with it: to be read under the version's id, and no favourite. */
export const versionWire = (context: ApiContext, version: VersionRow): TemplateWire =>
  templateWire(context, { ...version, favorite: false });

/** Strong ETag of an answer. */
export function etagOf(answer: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}
