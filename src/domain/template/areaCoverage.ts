import type { Language } from '../language.ts';
import { tabLanguages } from './tabLanguages.ts';
import { type AreaName, areaNames, getBlankAreas, type CertificateTemplate } from './template.ts';

type Texts = Pick<CertificateTemplate, 'customFields'>;

/** Returns the custom areas of a template that have a text in at least one language. */
export function getUsedAreas(template: Texts): AreaName[] {
  const blanks = tabLanguages.map((language) => getBlankAreas(template, language));
  return areaNames.filter((area) => blanks.some((blank) => !blank.includes(area)));
}

/** Returns the custom areas of a template that have a text in another language but none in `language`. */
export function getMissingAreas(template: Texts, language: Language): AreaName[] {
  const used = getUsedAreas(template);
  return getBlankAreas(template, language).filter((area) => used.includes(area));
}

/** Degree of translation of a template's texts in one language: all used areas, some of them, or none have a text. */
export type TranslationCompleteness = 'full' | 'part' | 'none';

/**
 * Degree of translation of a template in one language, with the number of custom areas that have a text in any language
 * (`usedCount`), and of those that have a text in this language (`filledCount`).
 */
export interface AreaCoverage {
  completeness: TranslationCompleteness;
  filledCount: number;
  usedCount: number;
}

/** Counts the custom areas with a text in a language. Returns undefined for a template without any texts. */
export function getAreaCoverage(template: Texts, language: Language): AreaCoverage | undefined {
  const used = getUsedAreas(template).length;
  if (used === 0) return undefined;
  const filled = used - getMissingAreas(template, language).length;
  return {
    completeness: filled === used ? 'full' : filled > 0 ? 'part' : 'none',
    filledCount: filled,
    usedCount: used,
  };
}
