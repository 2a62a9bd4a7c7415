import { Check, Info } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import {
  formatLanguageCoverage,
  formatTranslationStatus,
} from '#documents/formatTranslationStatus.ts';
import { type Language, languages } from '#domain/language.ts';
import { type TranslationStatus, getTranslationStatus } from '#domain/template/areaCoverage.ts';
import { getAreaText, findLanguageToCopyFrom } from '#domain/template/copySource.ts';
import { languagesInTabOrder } from '#domain/template/languagesInTabOrder.ts';
import { areaNames, getAreaTexts, type CertificateTemplate } from '#domain/template/template.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Tabs } from '#ui/overlays/Tabs.tsx';
import { ProgressDiscIcon } from '#ui/feedback/ProgressDiscIcon.tsx';
import {
  CopyAllFromLanguageNote,
  CopyFromLanguageNote,
  useCopyFromOtherLanguage,
} from '../copy/index.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { AreaTextField } from './AreaTextField.tsx';
import styles from './AreasSection.module.css';
import { messages } from './messages.ts';
import type { RegisteredFields } from '../fields/index.ts';

interface AreasSectionProps {
  template: CertificateTemplate;
  change: ChangeTemplate;
  fields: RegisteredFields;
  /** Language of the texts that the form shows. */
  language: Language;
  onLanguageChange: (language: Language) => void;
  onFocus: () => void;
}

/**
 * The form section of the custom areas (docs/behaviour.md, Custom areas): three texts in each language, with merge
 * fields.
 */
export function AreasSection(props: AreasSectionProps) {
  const { template, change, fields, language, onLanguageChange, onFocus } = props;
  const intl = useIntl();
  const texts = getAreaTexts(template, language);
  const source = findLanguageToCopyFrom(template, language);
  const sectionRef = useRef<HTMLElement>(null);
  const copyAreas = useCopyFromOtherLanguage(sectionRef, template, language, change);
  // Serialized, so that equal coverages keep the tabs memoized.
  const coverages = JSON.stringify(
    languagesInTabOrder.map((value) => getTranslationStatus(template, value) ?? null),
  );
  const tabs = useMemo(() => {
    const parsedCoverages = JSON.parse(coverages) as (TranslationStatus | null)[];
    return languagesInTabOrder.map((value, index) => ({
      value,
      label: <LanguageTab language={value} coverage={parsedCoverages[index] ?? undefined} />,
    }));
  }, [coverages]);
  return (
    <section ref={sectionRef} className={styles.section} aria-labelledby="certs-areas">
      <h2 id="certs-areas" className={styles.heading}>
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        label={intl.formatMessage(messages.languages)}
        value={language}
        onChange={onLanguageChange}
        options={tabs}
      >
        <FieldsTip isComplete={isCompleteInAllLanguages(template)} />
        {source && <CopyAllFromLanguageNote source={source} onCopy={copyAreas} />}
        {areaNames.map((area, index) => (
          <div key={`${language}/${area}`} className={styles.area}>
            <AreaTextField
              language={language}
              area={area}
              text={texts[index] ?? ''}
              fields={fields}
              change={change}
              onFocus={onFocus}
            />
            {source?.areas.includes(area) && (
              <CopyFromLanguageNote
                area={area}
                sourceLanguage={source.language}
                text={getAreaText(template, source.language, area)}
                fields={fields}
                onCopy={() => copyAreas({ ...source, areas: [area] })}
              />
            )}
          </div>
        ))}
      </Tabs>
    </section>
  );
}

const isCompleteInAllLanguages = (template: CertificateTemplate): boolean =>
  languagesInTabOrder.every(
    (language) => getTranslationStatus(template, language)?.completeness === 'full',
  );

/**
 * Advice to fill in the texts in all languages, or that this is done. The advice keeps its space, so that the fields
 * below do not move while the user types into them.
 */
const FieldsTip = memo(function FieldsTip({ isComplete }: { isComplete: boolean }) {
  const Icon = isComplete ? Check : Info;
  return (
    <p className={styles.tip} data-complete={isComplete || undefined}>
      <Icon aria-hidden />
      <span style={{ visibility: isComplete ? 'hidden' : undefined }}>
        <FormattedMessage {...messages.tip} values={{ languages: languages.join(', ') }} />
      </span>
      {isComplete && (
        <span>
          <FormattedMessage {...messages.allFilled} />
        </span>
      )}
    </p>
  );
});

interface LanguageTabProps {
  language: Language;
  coverage: TranslationStatus | undefined;
}

/**
 * The label of a language's tab, with the number of its texts that are filled in. The number is omitted if no language
 * has any text.
 */
function LanguageTab({ language, coverage }: LanguageTabProps) {
  const intl = useIntl();
  const name = formatLanguageName(intl, language);
  if (!coverage) return name;
  const { completeness } = coverage;
  return (
    <>
      <span aria-hidden>{name}</span>
      <span className={styles.mark} data-extent={completeness} aria-hidden>
        <ProgressDiscIcon completeness={completeness} />
        {completeness !== 'full' && (
          <span className={styles.extent}>{formatTranslationStatus(intl, coverage)}</span>
        )}
      </span>
      <VisuallyHidden>{formatLanguageCoverage(intl, language, coverage)}</VisuallyHidden>
    </>
  );
}
