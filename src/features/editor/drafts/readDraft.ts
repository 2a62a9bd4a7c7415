import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { parseHex } from '#model/oklch.ts';
import { type CertificateTemplate, layoutNames } from '#model/template.ts';

/** Work that was not saved. */
export interface Draft {
  template: CertificateTemplate;
  /** The state of the server's that it was made from. */
  etag?: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** Another shape of `Draft` has another version; others are left to the plugin that knows them. */
export const version = 1;

const text = v.pipe(v.string(), v.maxLength(100_000));
const areas = v.tuple([text, text, text]);
const color = v.pipe(
  v.string(),
  v.check((digits) => parseHex(digits) !== undefined),
);
const picture = v.pipe(
  v.string(),
  v.maxLength(5_000_000),
  v.check((address) => pictureAddress(address) === address),
);

const draftSchema = v.object({
  version: v.literal(version),
  template: v.object({
    id: v.nullable(text),
    name: text,
    layout: v.picklist(layoutNames),
    favorite: v.boolean(),
    backgroundImage: picture,
    rawImage: picture,
    colors: v.object({ title: color, content: color }),
    customFields: v.object({ ptBr: areas, enUs: areas, esEs: areas }),
    unread: v.optional(
      v.partial(
        v.object({
          layout: v.unknown(),
          colors: v.unknown(),
          custom_fields: v.unknown(),
          background_image: v.unknown(),
          raw_image: v.unknown(),
        }),
      ),
    ),
  }),
  etag: v.optional(text),
  // What a Date can be.
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

const otherVersion = v.object({ version: v.pipe(v.number(), v.notValue(version)) });

/** What a browser kept, as a draft; `other`: of another version; undefined: nothing that can be read. */
export function readDraft(kept: unknown): Draft | 'other' | undefined {
  if (v.is(otherVersion, kept)) return 'other';
  const result = v.safeParse(draftSchema, kept);
  return result.success ? result.output : undefined;
}
