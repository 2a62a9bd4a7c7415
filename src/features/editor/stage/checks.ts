import type { Language } from '#model/language.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import {
  type AreaName,
  areaNames,
  blankAreas,
  type CertificateTemplate,
} from '#model/template/template.ts';
import type { Fitting } from '#rendering/scene.ts';

/** One thing worth knowing about the template; the first of them are warnings. */
export type Check =
  | { kind: 'no areas'; language: Language }
  | { kind: 'missing areas'; language: Language; areas: readonly AreaName[] }
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
  const blanks = tabLanguages.map((language) => ({
    language,
    areas: blankAreas(template, language),
  }));
  const hasTexts = blanks.some(({ areas }) => areas.length < areaNames.length);
  const used = areaNames.filter((name) => blanks.some(({ areas }) => !areas.includes(name)));
  const lacking = blanks.flatMap(({ language, areas }): Check[] => {
    const missing = areas.filter((name) => used.includes(name));
    if (!hasTexts || missing.length === 0) return [];
    if (areas.length === areaNames.length) return [{ kind: 'no areas', language }];
    return [{ kind: 'missing areas', language, areas: missing }];
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
