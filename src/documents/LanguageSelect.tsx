import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName.ts';
import { documentMessages } from './messages.ts';
import { type Language, languages } from '#model/language.ts';
import { Select } from '#ui/controls/Select.tsx';

interface LanguageSelectProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language of one certificate; the interface keeps its own. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage(documentMessages.language)}
      hidesLabel
      icon={<Languages aria-hidden />}
      value={value}
      options={languages.map((language) => ({
        value: language,
        label: languageName(intl, language),
      }))}
      onChange={onChange}
    />
  );
}
