import * as v from 'valibot';
import { parseHex } from '#model/oklch.ts';
import {
  type AreaTexts,
  type CertificateTemplate,
  defaultTemplate,
  layoutNamed,
} from '#model/template.ts';

const text = v.nullish(v.string(), '');
const areas = v.nullish(v.array(text), []);

/** A template as the server sends it, in snake_case (Spec §3). Unknown keys pass. */
const templateWireSchema = v.object({
  id: v.nullish(v.string(), null),
  name: v.string(),
  layout: v.string(),
  favorite: v.nullish(v.boolean(), false),
  background_image: text,
  raw_image: text,
  colors: v.object({ title: text, content: text }),
  custom_fields: v.object({ ptBr: areas, enUs: areas, esEs: areas }),
});

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
