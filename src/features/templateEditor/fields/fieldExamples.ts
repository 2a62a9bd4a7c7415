import type { IntlShape } from 'react-intl';
import { formatGrade } from '#i18n/formatGrade.ts';
import { defaultLanguage, parseLanguage } from '#domain/language.ts';
import { createRegisteredFieldFormatter } from '#domain/certificate/registeredFields.ts';
import type { Issuer } from '#domain/certificate/brand.ts';
import { createDefaultTemplate } from '#domain/template/template.ts';
import { toDuration } from '#domain/certificate/workload.ts';
import { createSampleCertificate } from '#rendering/samples.ts';

/**
 * Creates short example values of the built-in merge fields from the data of the sample certificate.
 * @param issuer company of the sample certificate
 * @returns the example values by field key, such as `user.name`
 */
export function createFieldExamples(intl: IntlShape, issuer: Issuer): Record<string, string> {
  const language = parseLanguage(intl.locale) ?? defaultLanguage;
  const { registeredData } = createSampleCertificate(createDefaultTemplate(), language, {
    issuer,
  });
  const formatValue = createRegisteredFieldFormatter({
    workload: (minutes) => formatShortWorkload(intl, Number(minutes)),
    date: (iso) => intl.formatDate(iso, { timeZone: 'UTC' }),
    grade: (grade) => formatGrade(intl, Number(grade)),
    text: String,
  });
  return Object.fromEntries(
    Object.entries(registeredData).map(([key, value]) => [key, formatValue(key, value ?? '')]),
  );
}

/** Formats minutes as "8 h 30 min". */
function formatShortWorkload(intl: IntlShape, workload: number): string {
  const { hours, minutes } = toDuration(workload) ?? { hours: 0, minutes: 0 };
  const formatUnit = (amount: number, unit: string) =>
    intl.formatNumber(amount, { style: 'unit', unit, unitDisplay: 'short' });
  return `${formatUnit(hours, 'hour')} ${formatUnit(minutes, 'minute')}`;
}
