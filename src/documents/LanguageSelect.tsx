import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { documentMessages } from './messages.ts';
import { type Language, languages } from '#model/language.ts';
import { Select } from '#ui/controls/Select.tsx';
import styles from './LanguageSelect.module.css';

interface LanguageSelectProps {
  /** Default: of one certificate. */
  label?: string;
  value: Language;
  onChange: (language: Language) => void;
  /** A code stands for the language where there is little room. */
  shortens?: boolean;
}

/** The language of certificates; the interface keeps its own. */
export function LanguageSelect({ label, value, onChange, shortens = false }: LanguageSelectProps) {
  const intl = useIntl();
  return (
    <Select
      label={label ?? intl.formatMessage(documentMessages.language)}
      hidesLabel
      icon={shortens ? <Code of={value} /> : <Languages aria-hidden />}
      value={value}
      options={languages.map((language) => ({
        value: language,
        label: languageName(intl, language),
      }))}
      onChange={onChange}
    />
  );
}

const Code = ({ of: language }: { of: Language }) => (
  <>
    <Languages aria-hidden className={styles.icon} />
    <span aria-hidden className={styles.code}>
      {language.toUpperCase()}
    </span>
  </>
);
