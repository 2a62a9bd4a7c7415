import type { RegisteredData } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { coverageOf, missingAreas, usedAreas } from '#model/template/areaCoverage.ts';
import { breakingFields } from '#model/template/brokenSentences.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import {
  type AreaName,
  areaNames,
  areasOf,
  type CertificateTemplate,
} from '#model/template/template.ts';
import type { Fitting } from '#rendering/scene.ts';

/** One thing worth knowing about the template; the first of them are warnings. */
export type Check =
  | { kind: 'no areas' | 'missing areas'; language: Language; areas: readonly AreaName[] }
  /** Fields by their keys. */
  | { kind: 'broken'; language: Language; areas: readonly [AreaName]; fields: readonly string[] }
  | { kind: 'continued' }
  | { kind: 'foreign'; characters: readonly string[] }
  | { kind: 'name lines'; lines: number; size: number }
  | { kind: 'fits' }
  | { kind: 'all languages' };

/**
 * What the editor tells of the template: languages that lack texts, sentences that a missing value leaves incomplete,
 * and what fitting did. A template without any text in any language lacks nothing.
 * @param tried what the sample has in the registered fields, where it lacks some on purpose
 */
export function checksOf(
  template: CertificateTemplate,
  fitting: Fitting,
  tried?: RegisteredData,
): Check[] {
  const lacking = tabLanguages.flatMap((language): Check[] => {
    const areas = missingAreas(template, language);
    if (areas.length === 0) return [];
    const isBlank = coverageOf(template, language)?.extent === 'none';
    return [{ kind: isBlank ? 'no areas' : 'missing areas', language, areas }];
  });
  const ofTexts = [...(tried ? brokenIn(template, tried) : []), ...lacking];
  const { nameLines, nameSize, isContinuedOnBack, foreign } = fitting;
  const isFine = usedAreas(template).length > 0 && ofTexts.length === 0;
  return [
    ...ofTexts,
    ...(isContinuedOnBack ? [{ kind: 'continued' } as const] : []),
    ...(foreign.length > 0 ? [{ kind: 'foreign', characters: foreign } as const] : []),
    ...(nameLines > 1 ? [{ kind: 'name lines', lines: nameLines, size: nameSize } as const] : []),
    ...(isContinuedOnBack ? [] : [{ kind: 'fits' } as const]),
    ...(isFine ? [{ kind: 'all languages' } as const] : []),
  ];
}

function brokenIn(template: CertificateTemplate, tried: RegisteredData): Check[] {
  const hasValue = (field: string) => Object.hasOwn(tried, field) && tried[field] != null;
  return tabLanguages.flatMap((language) =>
    areasOf(template, language).flatMap((text, index): Check[] => {
      const area = areaNames[index];
      const fields = breakingFields(text, hasValue);
      return area && fields.length > 0 ? [{ kind: 'broken', language, areas: [area], fields }] : [];
    }),
  );
}

const fine: readonly Check['kind'][] = ['name lines', 'fits', 'all languages'];

export const isWarning = ({ kind }: Check): boolean => !fine.includes(kind);
