import type { Language } from '../language.ts';
import { languagesInTabOrder } from './languagesInTabOrder.ts';
import { type AreaName, areaNames, getBlankAreas, type CertificateTemplate } from './template.ts';

type Texts = Pick<CertificateTemplate, 'customFields'>;

/** Returns the custom areas of a template that have a text in at least one language. */
export function getUsedAreas(template: Texts): AreaName[] {
  const blanks = languagesInTabOrder.map((language) => getBlankAreas(template, language));
  return areaNames.filter((area) => blanks.some((blank) => !blank.includes(area)));
}

/** Returns the custom areas of a template that have a text in some other language, but no text in `language`. */
export function getUntranslatedAreas(template: Texts, language: Language): AreaName[] {
  const used = getUsedAreas(template);
  return getBlankAreas(template, language).filter((area) => used.includes(area));
}

/**
 * Extent to which a template's texts are translated to a language: `full` if every custom area that is used has a text in this
 * language, `part` if some have, `none` if none has.
 */
export type TranslationLevel = 'full' | 'part' | 'none';

/**
 * State of a template's translation to one language. `filledCount` is the number of custom areas that have a text in
 * this language; `usedCount` is the number of custom areas that have a text in any language.
 */
export interface TranslationStatus {
  completeness: TranslationLevel;
  filledCount: number;
  usedCount: number;
}

/**
 * Counts the custom areas of a template that have a text in a language. Returns undefined for a template without texts.
 */
export function getTranslationStatus(
  template: Texts,
  language: Language,
): TranslationStatus | undefined {
  const used = getUsedAreas(template).length;
  if (used === 0) return undefined;
  const filled = used - getUntranslatedAreas(template, language).length;
  return {
    completeness: filled === used ? 'full' : filled > 0 ? 'part' : 'none',
    filledCount: filled,
    usedCount: used,
  };
}
