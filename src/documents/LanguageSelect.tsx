import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formatLanguageName } from '#i18n/formatLanguageName.ts';
import { documentMessages } from './messages.ts';
import { type Language, languages } from '#domain/language.ts';
import { Select } from '#ui/controls/Select.tsx';
import styles from './LanguageSelect.module.css';

interface LanguageSelectProps {
  /** Label of the select. Default: a label that refers to a single certificate. */
  label?: string;
  value: Language;
  onChange: (language: Language) => void;
  /** Whether a narrow container shows the code of the language instead of its name. */
  isCompact?: boolean;
}

/**
 * Select for the language in which certificates are displayed. This language is independent of the language of the
 * interface.
 */
export function LanguageSelect({ label, value, onChange, isCompact = false }: LanguageSelectProps) {
  const intl = useIntl();
  return (
    <Select
      label={label ?? intl.formatMessage(documentMessages.language)}
      hasHiddenLabel
      icon={isCompact ? <LanguageCode language={value} /> : <Languages aria-hidden />}
      value={value}
      options={languages.map((language) => ({
        value: language,
        label: formatLanguageName(intl, language),
      }))}
      onChange={onChange}
    />
  );
}

const LanguageCode = ({ language }: { language: Language }) => (
  <>
    <Languages aria-hidden className={styles.icon} />
    <span aria-hidden className={styles.code}>
      {language.toUpperCase()}
    </span>
  </>
);
