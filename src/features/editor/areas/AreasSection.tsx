import { Info } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import type { Language } from '#model/language.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import {
  type AreaName,
  areaNames,
  areasKeyOf,
  areasOf,
  type AreaTexts,
  blankAreas,
} from '#model/template/template.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { Tabs } from '#ui/kit/Tabs.tsx';
import type { SectionProps } from '../draft.ts';
import { AreaField } from './AreaField.tsx';
import { areaFieldId } from './areaField.ts';
import styles from './AreasSection.module.css';
import { messages } from './messages.ts';
import type { RegisteredFields } from '../fields/useRegisteredFields.ts';

export interface AreasSectionProps extends SectionProps {
  fields: RegisteredFields;
  /** Whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** A field has the focus. */
  onFocus: () => void;
}

/** "Custom areas" (docs/behaviour.md, Custom areas): three texts in three languages, with registered data in them. */
export function AreasSection(props: AreasSectionProps) {
  const { template, change, fields, language, onLanguage, onFocus } = props;
  const intl = useIntl();
  const texts = areasOf(template, language);
  const write = useCallback(
    (area: AreaName, text: string, isTyping: boolean) => {
      const key = areasKeyOf(language);
      change(
        ({ customFields }) => {
          const next = customFields[key].with(areaNames.indexOf(area), text);
          return { customFields: { ...customFields, [key]: next as unknown as AreaTexts } };
        },
        isTyping ? `area:${key}:${area}` : undefined,
      );
    },
    [change, language],
  );
  // As one text, so that the tabs stay the same for as long as it does.
  const counts = tabLanguages.map((value) => 3 - blankAreas(template, value).length).join();
  const tabs = useMemo(
    () =>
      tabLanguages.map((value, index) => ({
        value,
        label: <LanguageTab language={value} count={Number(counts.split(',')[index])} />,
      })),
    [counts],
  );
  return (
    <section aria-labelledby="certs-areas">
      <h2 id="certs-areas" className={styles.heading}>
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        label={intl.formatMessage(messages.languages)}
        value={language}
        onChange={onLanguage}
        options={tabs}
      >
        <Tip />
        {areaNames.map((area, index) => (
          <AreaField
            key={`${language}/${area}`}
            id={areaFieldId(language, area)}
            area={area}
            text={texts[index] ?? ''}
            fields={fields}
            onChange={write}
            onFocus={onFocus}
          />
        ))}
      </Tabs>
    </section>
  );
}

const Tip = memo(function Tip() {
  return (
    <p className={styles.tip}>
      <Info aria-hidden />
      <FormattedMessage {...messages.tip} />
    </p>
  );
});

function LanguageTab({ language, count }: { language: Language; count: number }) {
  const intl = useIntl();
  const name = languageName(intl, language);
  const state = count === 3 ? 'full' : count === 0 ? 'none' : 'part';
  return (
    <>
      <span aria-hidden>{name}</span>
      <span className={styles.count} data-state={state} aria-hidden>
        <FormattedMessage {...messages.counterShort} values={{ count, most: 3 }} />
      </span>
      <Hidden>
        <FormattedMessage {...templateMessages.areasFilled} values={{ language: name, count }} />
      </Hidden>
    </>
  );
}
