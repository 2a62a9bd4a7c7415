import { Monitor, Moon, Sun } from 'lucide-react';
import type { ColorModePreference } from '#entries/contract.ts';
import { LANGUAGES, LANGUAGE_NAMES, LOCALES, type Language, type Translate } from './messages.ts';
import { COLOR_MODES } from './preferences.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

interface LanguageAndColorModeControlsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  colorMode: ColorModePreference;
  onColorMode: (colorMode: ColorModePreference) => void;
  t: Translate;
}

/** The language and color mode switches. */
export function LanguageAndColorModeControls({
  language,
  onLanguage,
  colorMode,
  onColorMode,
  t,
}: LanguageAndColorModeControlsProps) {
  return (
    <div className="view-controls">
      <fieldset className="switch">
        <legend className="visually-hidden">{t('language')}</legend>
        {LANGUAGES.map((choice) => (
          <label key={choice} className="switch-choice" title={LANGUAGE_NAMES[choice]}>
            <input
              type="radio"
              name="shell-language"
              aria-label={LANGUAGE_NAMES[choice]}
              lang={LOCALES[choice]}
              checked={choice === language}
              onChange={() => onLanguage(choice)}
            />
            <span aria-hidden="true">{choice.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="switch">
        <legend className="visually-hidden">{t('colorMode')}</legend>
        {COLOR_MODES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <label key={choice} className="switch-choice" title={t(choice)}>
              <input
                type="radio"
                name="shell-color-mode"
                aria-label={t(choice)}
                checked={choice === colorMode}
                onChange={() => onColorMode(choice)}
              />
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
