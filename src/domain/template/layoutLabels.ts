import type { Language } from '../language.ts';
import type { LayoutName } from './template.ts';

/** Names of a layout in the interface, by language. */
interface LayoutLabels {
  name: Readonly<Record<Language, string>>;
  /** Name below the heading “Your artwork”. Default: `name`. */
  shortName?: Readonly<Record<Language, string>>;
}

/** Names of the layouts. Only administrators see them, so they are not in `layoutDefinitions.ts`, which everybody loads. */
export const layoutLabels: Readonly<Record<LayoutName, LayoutLabels>> = {
  Layout1: { name: { pt: 'Clássico', en: 'Classic', es: 'Clásico' } },
  Layout2: { name: { pt: 'Faixa', en: 'Band', es: 'Franja' } },
  Layout3: { name: { pt: 'Editorial', en: 'Editorial', es: 'Editorial' } },
  Layout4: { name: { pt: 'Cabeçalho', en: 'Header', es: 'Encabezado' } },
  Layout5: { name: { pt: 'Noturno', en: 'Night', es: 'Nocturno' } },
  Layout6: { name: { pt: 'Mosaico', en: 'Mosaic', es: 'Mosaico' } },
  Layout7: {
    name: {
      pt: 'Sua arte, textos ao centro',
      en: 'Your artwork, text centered',
      es: 'Tu arte, textos al centro',
    },
    shortName: { pt: 'Textos ao centro', en: 'Text centered', es: 'Textos al centro' },
  },
  Layout8: {
    name: {
      pt: 'Sua arte, textos à esquerda',
      en: 'Your artwork, text on the left',
      es: 'Tu arte, textos a la izquierda',
    },
    shortName: { pt: 'Textos à esquerda', en: 'Text on the left', es: 'Textos a la izquierda' },
  },
};
