import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { textThat } from '#model/textThat.ts';
import { parseHex } from '#model/color/oklch.ts';
import { languages } from '#model/language.ts';
import {
  areasKeyOf,
  type AreaTexts,
  type CertificateTemplate,
  layoutNames,
  type UnreadParts,
} from '#model/template/template.ts';

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

const upTo = (letters: number) => textThat((words) => words.length <= letters);
const text = upTo(100_000);
const areas = v.pipe(
  v.array(text),
  v.check((texts) => texts.length === 3),
  v.transform(([header = '', center = '', footer = '']): AreaTexts => [header, center, footer]),
);
const color = textThat((digits) => parseHex(digits) !== undefined);
const picture = v.pipe(
  upTo(5_000_000),
  v.check((address) => pictureAddress(address) === address),
);

const share = v.pipe(
  v.number(),
  v.check((part) => part >= 0 && part <= 1),
);

const keys = languages.map(areasKeyOf);
const areasByLanguage = v.pipe(
  v.unknown(),
  v.check((sent) => keys.some((key) => key in Object(sent))),
  // A language that the plugin did not have then has no texts.
  v.object(v.entriesFromList(keys, v.optional(areas, ['', '', '']))),
);

const draftSchema = v.object({
  version: v.picklist([version]),
  template: v.object({
    id: v.nullable(text),
    name: text,
    layout: v.picklist(layoutNames),
    favorite: v.boolean(),
    backgroundImage: picture,
    rawImage: picture,
    focalPoint: v.optional(v.object({ x: share, y: share })),
    colors: v.object({ title: color, content: color }),
    customFields: areasByLanguage,
    unread: v.optional(
      v.pipe(
        v.unknown(),
        v.check((parts) => typeof parts === 'object' && parts !== null),
        v.transform((parts) => parts as UnreadParts),
      ),
    ),
  }),
  etag: v.optional(text),
  // What a Date can be.
  at: v.pipe(
    v.number(),
    v.check((at) => at >= 0 && at <= 8.64e15),
  ),
});

const otherVersion = v.object({
  version: v.pipe(
    v.number(),
    v.check((other) => other !== version),
  ),
});

/** What a browser kept, as a draft; `other`: of another version; undefined: nothing that can be read. */
export function readDraft(kept: unknown): Draft | 'other' | undefined {
  if (v.is(otherVersion, kept)) return 'other';
  const result = v.safeParse(draftSchema, kept);
  return result.success ? result.output : undefined;
}
