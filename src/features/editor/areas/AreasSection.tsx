import { Info } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentMessages } from '#i18n/document/messages.ts';
import { templateMessages } from '#i18n/templates/messages.ts';
import type { Language } from '#model/language.ts';
import type { AreaTexts } from '#model/template.ts';
import { areasOf } from '#rendering/certificateText.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { Tabs } from '#ui/kit/Tabs.tsx';
import type { SectionProps } from '../draft.ts';
import { type AreaName, areaNames, blankAreas, tabLanguages } from '../stage/checks.ts';
import { AreaField } from './AreaField.tsx';
import { areaFieldId } from './areaField.ts';
import styles from './AreasSection.module.css';
import { messages } from './messages.ts';
import type { RegisteredFields } from './useRegisteredFields.ts';

export interface AreasSectionProps extends SectionProps {
  fields: RegisteredFields;
  /** Whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** A field has the focus. */
  onArea: (area: AreaName) => void;
}

const keyOf = { pt: 'ptBr', en: 'enUs', es: 'esEs' } as const;

/** "Custom areas" (Spec §2): three texts in three languages, with registered data in them. */
export function AreasSection(props: AreasSectionProps) {
  const { template, change, fields, language, onLanguage, onArea } = props;
  const intl = useIntl();
  const texts = areasOf(template, language);
  const write = (index: number, text: string, step?: string) => {
    const next = texts.map((before, at) => (at === index ? text : before));
    const { customFields } = template;
    change(
      { customFields: { ...customFields, [keyOf[language]]: next as unknown as AreaTexts } },
      step,
    );
  };
  return (
    <section aria-labelledby="certs-areas">
      <h2 id="certs-areas" className={styles.heading}>
        <FormattedMessage {...messages.title} />
      </h2>
      <Tabs
        label={intl.formatMessage(messages.languages)}
        value={language}
        onChange={onLanguage}
        options={tabLanguages.map((value) => ({
          value,
          label: <LanguageTab language={value} count={3 - blankAreas(template, value).length} />,
        }))}
      >
        <p className={styles.tip}>
          <Info aria-hidden />
          <FormattedMessage {...messages.tip} />
        </p>
        {areaNames.map((area, index) => (
          <AreaField
            key={`${language}/${area}`}
            id={areaFieldId(language, area)}
            area={area}
            text={texts[index] ?? ''}
            fields={fields}
            onChange={(text, isTyping) =>
              write(index, text, isTyping ? `area:${keyOf[language]}:${area}` : undefined)
            }
            onFocus={() => onArea(area)}
          />
        ))}
      </Tabs>
    </section>
  );
}

function LanguageTab({ language, count }: { language: Language; count: number }) {
  const intl = useIntl();
  const name = intl.formatMessage(documentMessages[language]);
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
