import type { Language } from '../language.ts';
import { missingAreas } from './areaCoverage.ts';
import { tabLanguages } from './tabLanguages.ts';
import {
  type AreaName,
  areaNames,
  areasKeyOf,
  areasOf,
  type AreaTexts,
  blankAreas,
  type CertificateTemplate,
} from './template.ts';

type Texts = Pick<CertificateTemplate, 'customFields'>;

/** Where a language may take the texts from that it lacks. */
export interface CopySource {
  language: Language;
  /** Those that it has and the other one lacks; never none. */
  areas: readonly AreaName[];
}

/** The language that has most of what another one lacks; of several the first tab. */
export function copySourceOf(template: Texts, language: Language): CopySource | undefined {
  const missing = missingAreas(template, language);
  const sources = tabLanguages.map((other) => {
    const blank = blankAreas(template, other);
    return { language: other, areas: missing.filter((area) => !blank.includes(area)) };
  });
  const most = Math.max(...sources.map(({ areas }) => areas.length));
  return most > 0 ? sources.find(({ areas }) => areas.length === most) : undefined;
}

/** The text of an area. */
export const areaTextOf = (template: Texts, language: Language, area: AreaName): string =>
  areasOf(template, language)[areaNames.indexOf(area)] ?? '';

/** The custom texts with those of some areas taken from another language, fields included. */
export function copiedAreas(
  template: Texts,
  language: Language,
  { language: from, areas }: CopySource,
): Texts {
  const texts = areaNames.map((area) =>
    areaTextOf(template, areas.includes(area) ? from : language, area),
  );
  const { customFields } = template;
  return {
    customFields: { ...customFields, [areasKeyOf(language)]: texts as unknown as AreaTexts },
  };
}
