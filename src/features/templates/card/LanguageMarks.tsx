import { Check, Minus, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import { areaNames, blankAreas, type CertificateTemplate } from '#model/template/template.ts';
import { Hidden } from '#ui/Hidden.tsx';
import styles from './LanguageMarks.module.css';

const icons = { full: Check, part: TriangleAlert, none: Minus };

/** How far the custom areas are filled in, in each language. */
export function LanguageMarks({
  template,
}: {
  template: Pick<CertificateTemplate, 'customFields'>;
}) {
  const intl = useIntl();
  return (
    <span className={styles.marks}>
      {tabLanguages.map((language) => {
        const count = areaNames.length - blankAreas(template, language).length;
        const extent = count === areaNames.length ? 'full' : count > 0 ? 'part' : 'none';
        const Icon = icons[extent];
        const meaning = intl.formatMessage(templateMessages.areasFilled, {
          language: languageName(intl, language),
          count,
        });
        return (
          <span key={language} className={styles.mark} data-extent={extent} title={meaning}>
            <Icon aria-hidden />
            <span aria-hidden>{language.toUpperCase()}</span>
            <Hidden>{meaning}</Hidden>
          </span>
        );
      })}
    </span>
  );
}
