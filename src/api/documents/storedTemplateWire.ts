import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { textThat } from '#model/textThat.ts';
import { parseHex } from '#model/color/oklch.ts';
import {
  type AreasByLanguage,
  areasOf,
  areasOfEach,
  type CertificateTemplate,
  layoutNames,
  type TemplateUsage,
  type UnreadParts,
} from '#model/template/template.ts';
import { identifier, nested, number, record, snakeCased, spelled } from '../rest/reading.ts';
import {
  isMissing,
  keysOfAreas,
  partNames,
  partsSchema,
  saysTemplate,
  shownTemplate,
} from './templateWire.ts';

const wholeColor = v.nullable(textThat((digits) => parseHex(digits) !== undefined));
const wholePicture = textThat((address) => pictureAddress(address) === address);
const wholeAreas = v.nullable(
  v.pipe(
    v.array(v.nullable(v.string())),
    v.check((texts) => texts.length <= 3),
  ),
);

/** That something of an object is known: one of which nothing is would be read as empty. */
const saysAny = (...keys: string[]) =>
  v.check((sent: unknown) => {
    const names = Object.keys(sent ?? {});
    return names.length === 0 || names.some((name) => keys.includes(name));
  });

/** What each part is of which nothing is lost by reading it. */
const wholeParts = {
  layout: v.picklist(layoutNames),
  backgroundImage: wholePicture,
  rawImage: wholePicture,
  colors: v.pipe(
    v.unknown(),
    saysAny('title', 'content'),
    spelled({ title: wholeColor, content: wholeColor }),
  ),
  customFields: v.pipe(
    v.unknown(),
    saysAny(...keysOfAreas, ...keysOfAreas.map(snakeCased)),
    spelled(v.entriesFromList(keysOfAreas, wholeAreas)),
  ),
} satisfies Record<(typeof partNames)[number], v.GenericSchema>;

/** Whether a body says a template whole, as the answer to a write may: then nothing of it has to be asked for. */
export function isWhole(body: unknown): boolean {
  return v.is(record(spelled({ id: identifier, name: v.string(), ...wholeParts })), body);
}

/**
 * The body of POST and PUT (docs/behaviour.md, Template body): every key and no other, nested ones spelled as they are here.
 */
export interface TemplateBody {
  name: string;
  layout: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
  colors: { title: string; content: string };
  custom_fields: AreasByLanguage;
}

/** What a template is on the wire; its id is in the address. A part that could not be read goes back as it came. */
export function toTemplateBody(template: CertificateTemplate): TemplateBody {
  const { name, layout, favorite, backgroundImage, rawImage, colors } = template;
  return {
    name,
    layout,
    favorite,
    background_image: backgroundImage,
    raw_image: rawImage,
    colors: { title: colors.title, content: colors.content },
    custom_fields: areasOfEach((language) => areasOf(template, language)),
    ...(template.unread as Partial<TemplateBody> | undefined),
  };
}

/**
 * Reads a template of the wire to be managed: as it is shown, and what is there and cannot be read as a whole is kept aside
 * as it came.
 */
export const storedTemplateSchema: v.GenericSchema<unknown, CertificateTemplate> = record(
  v.pipe(v.unknown(), saysTemplate, v.transform(storedTemplate)),
);

function storedTemplate(sent: unknown): CertificateTemplate {
  const unread = unreadOf(sent);
  return { ...shownTemplate(sent), ...(Object.keys(unread).length > 0 && { unread }) };
}

/** A template of a list, with how much hangs on it; null where that is not told. */
export interface CountedTemplate extends CertificateTemplate {
  usage: TemplateUsage | null;
}

const usageSchema = spelled({ usage: nested({ certificates: number, missions: number }) });

/** Reads a template of a list. */
export const listedTemplateSchema: v.GenericSchema<unknown, CountedTemplate> = record(
  v.pipe(
    v.unknown(),
    saysTemplate,
    v.transform((sent) => ({ ...storedTemplate(sent), ...v.parse(usageSchema, sent) })),
  ),
);

function unreadOf(sent: unknown): UnreadParts {
  const parts = v.parse(partsSchema, sent);
  return Object.fromEntries(
    partNames
      .filter((part) => !isMissing(parts[part]) && !v.is(wholeParts[part], parts[part]))
      .map((part) => [snakeCased(part), parts[part]]),
  );
}
