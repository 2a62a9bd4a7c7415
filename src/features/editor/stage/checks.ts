import type { Language } from '#model/language.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import { coverageOf, missingAreas, usedAreas } from '#model/template/areaCoverage.ts';
import type { AreaName, CertificateTemplate } from '#model/template/template.ts';
import type { Fitting } from '#rendering/scene.ts';

/** One thing worth knowing about the template; the first of them are warnings. */
export type Check =
  | { kind: 'no areas' | 'missing areas'; language: Language; areas: readonly AreaName[] }
  | { kind: 'continued' }
  | { kind: 'foreign'; characters: readonly string[] }
  | { kind: 'name lines'; lines: number; size: number }
  | { kind: 'fits' }
  | { kind: 'all languages' };

/**
 * What beside the preview tells of the template: languages that lack texts, and what fitting did to those there are.
 * A template without any text in any language lacks nothing.
 */
export function checksOf(template: CertificateTemplate, fitting: Fitting): Check[] {
  const hasTexts = usedAreas(template).length > 0;
  const lacking = tabLanguages.flatMap((language): Check[] => {
    const areas = missingAreas(template, language);
    if (areas.length === 0) return [];
    const isBlank = coverageOf(template, language)?.extent === 'none';
    return [{ kind: isBlank ? 'no areas' : 'missing areas', language, areas }];
  });
  const { nameLines, nameSize, isContinuedOnBack, foreign } = fitting;
  return [
    ...lacking,
    ...(isContinuedOnBack ? [{ kind: 'continued' } as const] : []),
    ...(foreign.length > 0 ? [{ kind: 'foreign', characters: foreign } as const] : []),
    ...(nameLines > 1 ? [{ kind: 'name lines', lines: nameLines, size: nameSize } as const] : []),
    ...(isContinuedOnBack ? [] : [{ kind: 'fits' } as const]),
    ...(hasTexts && lacking.length === 0 ? [{ kind: 'all languages' } as const] : []),
  ];
}

const fine: readonly Check['kind'][] = ['name lines', 'fits', 'all languages'];

export const isWarning = ({ kind }: Check): boolean => !fine.includes(kind);
