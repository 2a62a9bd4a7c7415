import { FormattedMessage, useIntl } from 'react-intl';
import { formatLanguageCoverage } from '#documents/formatTranslationStatus.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { getTranslationStatus, getUsedAreas } from '#domain/template/areaCoverage.ts';
import { languagesInTabOrder } from '#domain/template/languagesInTabOrder.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ProgressDiscIcon } from '#ui/feedback/ProgressDiscIcon.tsx';
import styles from './LanguageCoverage.module.css';

interface LanguageCoverageProps {
  template: Pick<CertificateTemplate, 'customFields'>;
}

/** A list that shows, for each language, how many of the custom texts of a template are filled in. */
export function LanguageCoverage({ template }: LanguageCoverageProps) {
  const intl = useIntl();
  if (getUsedAreas(template).length === 0)
    return <FormattedMessage {...templateMessages.noTexts} />;
  return (
    <span className={styles.languages}>
      {languagesInTabOrder.map((language) => {
        const coverage = getTranslationStatus(template, language);
        if (!coverage) return null;
        const coverageText = formatLanguageCoverage(intl, language, coverage);
        return (
          <span
            key={language}
            className={styles.language}
            data-extent={coverage.completeness}
            title={coverageText}
          >
            <ProgressDiscIcon completeness={coverage.completeness} />
            <span aria-hidden>{language.toUpperCase()}</span>
            <VisuallyHidden>{coverageText}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
