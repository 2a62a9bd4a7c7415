import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { textThat } from '#model/config.ts';
import { parseHex } from '#model/oklch.ts';
import {
  type AreasByLanguage,
  areasKeys,
  areasOf,
  areasOfEach,
  type AreaTexts,
  type CertificateTemplate,
  defaultTemplate,
  layoutNames,
  type UnreadParts,
} from '#model/template.ts';
import {
  flag,
  identifier,
  nested,
  optionalId,
  record,
  snakeCased,
  spelled,
  text,
} from '../reading.ts';

/** What may not be a picture's address never reaches anything that would ask for it. */
const picture = v.pipe(
  text,
  v.transform((address) => pictureAddress(address ?? '')),
);
const areas = v.fallback(v.array(text), []);

const keysOfAreas = Object.values(areasKeys);

/**
 * A template as the server sends it, as far as it can be shown (docs/behaviour.md, Template); any object is read. Unknown
 * keys pass.
 */
const templateWireSchema = spelled({
  id: optionalId,
  name: text,
  layout: v.fallback(v.picklist(layoutNames), defaultTemplate().layout),
  favorite: flag,
  backgroundImage: picture,
  rawImage: picture,
  colors: nested({ title: text, content: text }),
  customFields: nested(v.entriesFromList(keysOfAreas, areas)),
});

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
};

const partNames = Object.keys(wholeParts) as (keyof typeof wholeParts)[];
const asSent = spelled(v.entriesFromList(partNames, v.unknown()));

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

const isMissing = (sent: unknown) => sent === null || sent === '';

/** Whether an object says anything of a template. */
const isTemplate = (sent: unknown) => {
  const known = v.safeParse(asSent, sent);
  return known.success && Object.values(known.output).some((part) => !isMissing(part));
};

/**
 * Reads a template of the wire into the client's own form. What is missing is as in the default template; what is there
 * and cannot be read as a whole is kept aside as it came.
 */
export const templateSchema: v.GenericSchema<unknown, CertificateTemplate> = record(
  v.pipe(
    v.unknown(),
    v.check(isTemplate, 'Expected a template'),
    v.transform((sent) => fromWire(v.parse(templateWireSchema, sent), unreadOf(sent))),
  ),
);

function unreadOf(sent: unknown): UnreadParts {
  const parts = v.parse(asSent, sent);
  return Object.fromEntries(
    partNames
      .filter((part) => !isMissing(parts[part]) && !v.is(wholeParts[part], parts[part]))
      .map((part) => [snakeCased(part), parts[part]]),
  );
}

function fromWire(
  wire: v.InferOutput<typeof templateWireSchema>,
  unread: UnreadParts,
): CertificateTemplate {
  const { colors, customFields } = wire;
  const fallback = defaultTemplate().colors;
  return {
    id: wire.id,
    name: wire.name ?? '',
    layout: wire.layout,
    favorite: wire.favorite,
    backgroundImage: wire.backgroundImage,
    rawImage: wire.rawImage,
    colors: {
      title: parseHex(colors?.title)?.slice(1) ?? fallback.title,
      content: parseHex(colors?.content)?.slice(1) ?? fallback.content,
    },
    customFields: areasOfEach((language) => threeOf(customFields?.[areasKeys[language]])),
    ...(Object.keys(unread).length > 0 && { unread }),
  };
}

function threeOf([header, center, footer]: readonly (string | null)[] = []): AreaTexts {
  return [header ?? '', center ?? '', footer ?? ''];
}
