import type { RegisteredFieldValues } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import {
  getTranslationStatus,
  getUntranslatedAreas,
  getUsedAreas,
} from '#domain/template/areaCoverage.ts';
import { findFieldsThatLeaveSentenceIncomplete } from '#domain/template/sentenceBreakingFields.ts';
import { languagesInTabOrder } from '#domain/template/languagesInTabOrder.ts';
import {
  type AreaName,
  areaNames,
  getAreaTexts,
  type CertificateTemplate,
} from '#domain/template/template.ts';
import type { TextFittingReport } from '#rendering/scene.ts';

/** Result of one check of a template: a warning, or the confirmation that something is in order. */
export type TemplateCheck =
  | { kind: 'no areas' | 'missing areas'; language: Language; areas: readonly AreaName[] }
  /**
   * Some sentences in the text of an area become incomplete if a merge field has no value. `fields` are the keys of
   * such merge fields.
   */
  | { kind: 'broken'; language: Language; areas: readonly [AreaName]; fields: readonly string[] }
  | { kind: 'continued' }
  | { kind: 'fallback text'; characters: readonly string[] }
  | { kind: 'name lines'; lines: number; size: number }
  | { kind: 'no code' }
  | { kind: 'fits' }
  | { kind: 'all languages' };

/**
 * Checks a template for languages without texts, and for sentences that become incomplete if a merge field has no
 * value. Also reports how the texts fit on the page. A template without a text in any language is not reported as
 * incomplete.
 * @param sampleData field values of the sample certificate with missing values, if the user has selected it
 */
export function findTemplateProblems(
  template: CertificateTemplate,
  fitting: TextFittingReport & { lacksCodeOnFront?: boolean | undefined },
  sampleData?: RegisteredFieldValues,
): TemplateCheck[] {
  const coverageChecks = languagesInTabOrder.flatMap((language): TemplateCheck[] => {
    const areas = getUntranslatedAreas(template, language);
    if (areas.length === 0) return [];
    const isBlank = getTranslationStatus(template, language)?.completeness === 'none';
    return [{ kind: isBlank ? 'no areas' : 'missing areas', language, areas }];
  });
  const textChecks = [
    ...(sampleData ? findBrokenSentences(template, sampleData) : []),
    ...coverageChecks,
  ];
  const { nameLines, nameSize, isContinuedOnBack, fallbackTexts } = fitting;
  const isComplete = getUsedAreas(template).length > 0 && textChecks.length === 0;
  return [
    ...textChecks,
    ...(fitting.lacksCodeOnFront ? [{ kind: 'no code' } as const] : []),
    ...(isContinuedOnBack ? [{ kind: 'continued' } as const] : []),
    ...(fallbackTexts.length > 0
      ? [{ kind: 'fallback text', characters: fallbackTexts } as const]
      : []),
    ...(nameLines > 1 ? [{ kind: 'name lines', lines: nameLines, size: nameSize } as const] : []),
    ...(isContinuedOnBack ? [] : [{ kind: 'fits' } as const]),
    ...(isComplete ? [{ kind: 'all languages' } as const] : []),
  ];
}

function findBrokenSentences(
  template: CertificateTemplate,
  sampleData: RegisteredFieldValues,
): TemplateCheck[] {
  const hasValue = (field: string) => Object.hasOwn(sampleData, field) && sampleData[field] != null;
  return languagesInTabOrder.flatMap((language) =>
    getAreaTexts(template, language).flatMap((text, index): TemplateCheck[] => {
      const area = areaNames[index];
      const fields = findFieldsThatLeaveSentenceIncomplete(text, hasValue);
      return area && fields.length > 0 ? [{ kind: 'broken', language, areas: [area], fields }] : [];
    }),
  );
}

const positiveKinds: readonly TemplateCheck['kind'][] = ['name lines', 'fits', 'all languages'];

export const isWarning = ({ kind }: TemplateCheck): boolean => !positiveKinds.includes(kind);
