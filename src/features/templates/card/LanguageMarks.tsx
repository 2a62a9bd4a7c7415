import { FormattedMessage, useIntl } from 'react-intl';
import { coverageWords } from '#documents/coverageWords.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { coverageOf, usedAreas } from '#model/template/areaCoverage.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { ExtentMark } from '#ui/marks/ExtentMark.tsx';
import styles from './LanguageMarks.module.css';

interface LanguageMarksProps {
  template: Pick<CertificateTemplate, 'customFields'>;
}

/** How far each language has the custom texts that any of them has. */
export function LanguageMarks({ template }: LanguageMarksProps) {
  const intl = useIntl();
  if (usedAreas(template).length === 0) return <FormattedMessage {...templateMessages.noTexts} />;
  return (
    <span className={styles.marks}>
      {tabLanguages.map((language) => {
        const coverage = coverageOf(template, language);
        if (!coverage) return null;
        const meaning = coverageWords(intl, language, coverage);
        return (
          <span
            key={language}
            className={styles.mark}
            data-extent={coverage.extent}
            title={meaning}
          >
            <ExtentMark extent={coverage.extent} />
            <span aria-hidden>{language.toUpperCase()}</span>
            <Hidden>{meaning}</Hidden>
          </span>
        );
      })}
    </span>
  );
}
