import type { Language } from '../language.ts';
import { tabLanguages } from './tabLanguages.ts';
import { type AreaName, areaNames, blankAreas, type CertificateTemplate } from './template.ts';

type Texts = Pick<CertificateTemplate, 'customFields'>;

/** The custom areas that a template uses: those with a text in any language. */
export function usedAreas(template: Texts): AreaName[] {
  const blanks = tabLanguages.map((language) => blankAreas(template, language));
  return areaNames.filter((area) => blanks.some((blank) => !blank.includes(area)));
}

/** The used areas that are blank in a language. */
export function missingAreas(template: Texts, language: Language): AreaName[] {
  const used = usedAreas(template);
  return blankAreas(template, language).filter((area) => used.includes(area));
}

/** How far a language has what others have; a template without texts lacks nothing. */
export type Extent = 'full' | 'part' | 'none';

/** Of the used areas, how many are filled in in a language; undefined where none is used. */
export interface Coverage {
  extent: Extent;
  filled: number;
  used: number;
}

export function coverageOf(template: Texts, language: Language): Coverage | undefined {
  const used = usedAreas(template).length;
  if (used === 0) return undefined;
  const filled = used - missingAreas(template, language).length;
  return { extent: filled === used ? 'full' : filled > 0 ? 'part' : 'none', filled, used };
}
