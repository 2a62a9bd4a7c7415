import type { Language } from '../language.ts';
import { getUntranslatedAreas } from './areaCoverage.ts';
import { languagesInTabOrder } from './languagesInTabOrder.ts';
import {
  type AreaName,
  areaNames,
  getCustomTextsPropertyName,
  getAreaTexts,
  type AreaTexts,
  getBlankAreas,
  type CertificateTemplate,
} from './template.ts';

type Texts = Pick<CertificateTemplate, 'customFields'>;

/** A language from which texts can be copied to another language that lacks them. */
export interface CopySourceLanguage {
  language: Language;
  /** Custom areas that have a text in this language but not in the other language. Contains at least one area. */
  areas: readonly AreaName[];
}

/**
 * Finds the language from which the most texts that are missing in `language` can be copied. If several languages have
 * equally many, returns the language whose tab in the editor comes first.
 * @returns undefined if no other language has any of the missing texts
 */
export function findLanguageToCopyFrom(
  template: Texts,
  language: Language,
): CopySourceLanguage | undefined {
  const missing = getUntranslatedAreas(template, language);
  const sources = languagesInTabOrder.map((sourceLanguage) => {
    const blank = getBlankAreas(template, sourceLanguage);
    return { language: sourceLanguage, areas: missing.filter((area) => !blank.includes(area)) };
  });
  const maxCount = Math.max(...sources.map(({ areas }) => areas.length));
  return maxCount > 0 ? sources.find(({ areas }) => areas.length === maxCount) : undefined;
}

export const getAreaText = (template: Texts, language: Language, area: AreaName): string =>
  getAreaTexts(template, language)[areaNames.indexOf(area)] ?? '';

/**
 * Copies the texts of the given custom areas from one language to another. Registered fields in the texts are copied
 * too.
 */
export function copyAreaTexts(
  template: Texts,
  language: Language,
  { language: sourceLanguage, areas }: CopySourceLanguage,
): Texts {
  const texts = areaNames.map((area) =>
    getAreaText(template, areas.includes(area) ? sourceLanguage : language, area),
  );
  const { customFields } = template;
  return {
    customFields: {
      ...customFields,
      [getCustomTextsPropertyName(language)]: texts as unknown as AreaTexts,
    },
  };
}
