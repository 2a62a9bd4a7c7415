import * as v from 'valibot';
import { pictureAddress } from '#model/addresses.ts';
import { parseHex } from '#model/oklch.ts';
import {
  type AreaTexts,
  type CertificateTemplate,
  defaultTemplate,
  layoutNamed,
} from '#model/template.ts';

const text = v.nullish(v.string(), '');
/** What may not be a picture's address never reaches anything that would ask for it. */
const picture = v.pipe(text, v.transform(pictureAddress));
const areas = v.nullish(v.array(text), []);

/** A template as the server sends it, in snake_case (Spec §3). Unknown keys pass. */
const templateWireSchema = v.object({
  id: v.nullish(v.string(), null),
  name: v.string(),
  layout: v.string(),
  favorite: v.nullish(v.boolean(), false),
  background_image: picture,
  raw_image: picture,
  colors: v.object({ title: text, content: text }),
  custom_fields: v.object({ ptBr: areas, enUs: areas, esEs: areas }),
});

/** The body of POST and PUT (Spec §7): every key and no other, nested ones spelled as they are here. */
export interface TemplateBody {
  name: string;
  layout: string;
  favorite: boolean;
  background_image: string;
  raw_image: string;
  colors: { title: string; content: string };
  custom_fields: { ptBr: AreaTexts; enUs: AreaTexts; esEs: AreaTexts };
}

/** What a template is on the wire; its id is in the address. */
export function toTemplateBody(template: CertificateTemplate): TemplateBody {
  const { name, layout, favorite, backgroundImage, rawImage, colors, customFields } = template;
  return {
    name,
    layout,
    favorite,
    background_image: backgroundImage,
    raw_image: rawImage,
    colors: { title: colors.title, content: colors.content },
    custom_fields: {
      ptBr: customFields.ptBr,
      enUs: customFields.enUs,
      esEs: customFields.esEs,
    },
  };
}

/** Reads a template of the wire into the client's own form. */
export const templateSchema = v.pipe(templateWireSchema, v.transform(fromWire));

function fromWire(wire: v.InferOutput<typeof templateWireSchema>): CertificateTemplate {
  const { colors, custom_fields } = wire;
  const fallback = defaultTemplate().colors;
  return {
    id: wire.id,
    name: wire.name,
    layout: layoutNamed(wire.layout),
    favorite: wire.favorite,
    backgroundImage: wire.background_image,
    rawImage: wire.raw_image,
    colors: {
      title: parseHex(colors.title)?.slice(1) ?? fallback.title,
      content: parseHex(colors.content)?.slice(1) ?? fallback.content,
    },
    customFields: {
      ptBr: threeOf(custom_fields.ptBr),
      enUs: threeOf(custom_fields.enUs),
      esEs: threeOf(custom_fields.esEs),
    },
  };
}

function threeOf([header = '', center = '', footer = '']: readonly string[]): AreaTexts {
  return [header, center, footer];
}
