import { Info } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { coverageWords, extentWords } from '#documents/coverageWords.ts';
import type { Language } from '#model/language.ts';
import { type Coverage, coverageOf } from '#model/template/areaCoverage.ts';
import { areaTextOf, copySourceOf } from '#model/template/copySource.ts';
import { tabLanguages } from '#model/template/tabLanguages.ts';
import {
  type AreaName,
  areaNames,
  areasKeyOf,
  areasOf,
  type AreaTexts,
} from '#model/template/template.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { Tabs } from '#ui/kit/Tabs.tsx';
import { ExtentMark } from '#ui/marks/ExtentMark.tsx';
import { laterComponent } from '#ui/laterComponent.tsx';
import { useCopy } from '../copy/useCopy.ts';
import type { SectionProps } from '../draft.ts';
import { AreaField } from './AreaField.tsx';
import { areaFieldId } from './areaField.ts';
import styles from './AreasSection.module.css';
import { messages } from './messages.ts';
import type { RegisteredFields } from '../fields/useRegisteredFields.ts';

const CopyAll = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ '../copy/CopyAll.tsx').then(
    (module) => module.CopyAll,
  ),
);

const CopyArea = laterComponent(() =>
  import(/* webpackChunkName: "editor-later" */ '../copy/CopyArea.tsx').then(
    (module) => module.CopyArea,
  ),
);

export interface AreasSectionProps extends SectionProps {
  undo: () => void;
  fields: RegisteredFields;
  /** Whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** A field has the focus. */
  onFocus: () => void;
}

/** "Custom areas" (docs/behaviour.md, Custom areas): three texts in three languages, with registered data in them. */
export function AreasSection(props: AreasSectionProps) {
  const { template, change, undo, fields, language, onLanguage, onFocus } = props;
  const intl = useIntl();
  const texts = areasOf(template, language);
  const source = copySourceOf(template, language);
  const copy = useCopy(language, change, undo);
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
  const coverages = JSON.stringify(
    tabLanguages.map((value) => coverageOf(template, value) ?? null),
  );
  const tabs = useMemo(() => {
    const each = JSON.parse(coverages) as (Coverage | null)[];
    return tabLanguages.map((value, index) => ({
      value,
      label: <LanguageTab language={value} coverage={each[index] ?? undefined} />,
    }));
  }, [coverages]);
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
        {source && <CopyAll source={source} onCopy={copy} />}
        {areaNames.map((area, index) => (
          <div key={`${language}/${area}`} className={styles.area}>
            <AreaField
              id={areaFieldId(language, area)}
              area={area}
              text={texts[index] ?? ''}
              fields={fields}
              onChange={write}
              onFocus={onFocus}
            />
            {source?.areas.includes(area) && (
              <CopyArea
                area={area}
                from={source.language}
                text={areaTextOf(template, source.language, area)}
                fields={fields}
                onCopy={() => copy({ ...source, areas: [area] })}
              />
            )}
          </div>
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

interface LanguageTabProps {
  language: Language;
  coverage: Coverage | undefined;
}

/** Without a mark where no language has any text. */
function LanguageTab({ language, coverage }: LanguageTabProps) {
  const intl = useIntl();
  const name = languageName(intl, language);
  if (!coverage) return name;
  const { extent } = coverage;
  return (
    <>
      <span aria-hidden>{name}</span>
      <span className={styles.mark} data-extent={extent} aria-hidden>
        <ExtentMark extent={extent} />
        {extent !== 'full' && <span className={styles.extent}>{extentWords(intl, coverage)}</span>}
      </span>
      <Hidden>{coverageWords(intl, language, coverage)}</Hidden>
    </>
  );
}
