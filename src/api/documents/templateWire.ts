import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { parseHex } from '#model/color/oklch.ts';
import { languages } from '#model/language.ts';
import {
  areasKeyOf,
  areasOfEach,
  type AreaTexts,
  type CertificateTemplate,
  defaultTemplate,
  layoutNames,
} from '#model/template/template.ts';
import { flag, nested, optionalId, record, spelled, text } from '../rest/reading.ts';

/** What may not be a picture's address never reaches anything that would ask for it. */
export const picture = v.pipe(
  text,
  v.transform((address) => pictureAddress(address ?? '')),
);
const areas = v.fallback(v.array(text), []);

/** What the texts of each language are named. */
export const keysOfAreas = languages.map(areasKeyOf);

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

/** What a template is made of beside its name. */
export const partNames = [
  'layout',
  'backgroundImage',
  'rawImage',
  'colors',
  'customFields',
] as const satisfies (keyof CertificateTemplate)[];

/** The parts of an object as they came. */
export const partsSchema = spelled(v.entriesFromList(partNames, v.unknown()));

export const isMissing = (sent: unknown): boolean => sent === null || sent === '';

/** That an object says anything of a template. */
export const saysTemplate = v.check((sent: unknown) => {
  const known = v.safeParse(partsSchema, sent);
  return known.success && Object.values(known.output).some((part) => !isMissing(part));
}, 'Expected a template');

/** Reads a template of the wire into the client's own form. What is missing is as in the default template. */
export const templateSchema: v.GenericSchema<unknown, CertificateTemplate> = record(
  v.pipe(v.unknown(), saysTemplate, v.transform(shownTemplate)),
);

/** What of an object can be shown. */
export function shownTemplate(sent: unknown): CertificateTemplate {
  const { name, colors, customFields, ...same } = v.parse(templateWireSchema, sent);
  const fallback = defaultTemplate().colors;
  return {
    ...same,
    name: name ?? '',
    colors: {
      title: parseHex(colors?.title)?.slice(1) ?? fallback.title,
      content: parseHex(colors?.content)?.slice(1) ?? fallback.content,
    },
    customFields: areasOfEach((language) => threeOf(customFields?.[areasKeyOf(language)])),
  };
}

function threeOf([header, center, footer]: readonly (string | null)[] = []): AreaTexts {
  return [header ?? '', center ?? '', footer ?? ''];
}
