import type { IntlShape } from 'react-intl';
import { formatGrade } from '#i18n/formatGrade.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { fieldWriter } from '#model/certificate/registeredFields.ts';
import { defaultTemplate } from '#model/template/template.ts';
import { durationOf } from '#model/certificate/workload.ts';
import { sampleCertificate } from '#rendering/samples.ts';

/** What the sample certificate has in the fixed fields, written short. */
export function examplesOf(intl: IntlShape): Record<string, string> {
  const language = languageOf(intl.locale) ?? defaultLanguage;
  const { registeredData } = sampleCertificate(defaultTemplate(), language);
  const write = fieldWriter({
    workload: (minutes) => writeWorkload(intl, Number(minutes)),
    date: (iso) => intl.formatDate(iso, { timeZone: 'UTC' }),
    grade: (grade) => formatGrade(intl, Number(grade)),
    text: String,
  });
  return Object.fromEntries(
    Object.entries(registeredData).map(([key, value]) => [key, write(key, value ?? '')]),
  );
}

/** "8 h 30 min". */
function writeWorkload(intl: IntlShape, workload: number): string {
  const { hours, minutes } = durationOf(workload) ?? { hours: 0, minutes: 0 };
  const unit = (amount: number, name: string) =>
    intl.formatNumber(amount, { style: 'unit', unit: name, unitDisplay: 'short' });
  return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
}
