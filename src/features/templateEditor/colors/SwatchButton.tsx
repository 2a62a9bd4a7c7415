import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { retryImport } from '#runtime/retryImport.ts';
import type { ColorPicker } from '#ui/controls/ColorPicker.tsx';
import { messages } from './messages.ts';
import styles from './SwatchButton.module.css';

const importPicker = () =>
  import(/* webpackChunkName: "editor-tools" */ '#ui/controls/ColorPicker.tsx').then(
    (module) => module.ColorPicker,
  );

interface SwatchButtonProps {
  /** Name of the colour. */
  field: string;
  /** The colour as `#RRGGBB`. */
  color: string;
  suggestions: readonly string[];
  onChange: (color: string, isMoving: boolean) => void;
  /** Content of the colour picker below its controls. */
  children: ReactNode;
}

/** A button that shows a colour and opens the colour picker, whose code is loaded on demand. */
export function SwatchButton(props: SwatchButtonProps) {
  const { field, color, suggestions, onChange, children } = props;
  const intl = useIntl();
  const { showToast } = usePluginContext();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [Picker, setPicker] = useState<typeof ColorPicker>();
  const [isOpen, setIsOpen] = useState(false);
  const openPicker = async () => {
    try {
      const component = await retryImport(importPicker);
      setPicker(() => component);
      setIsOpen(true);
    } catch (error) {
      console.error(error);
      showToast({ type: 'error', text: intl.formatMessage(messages.pickerFailed) });
    }
  };
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage(messages.openPicker, { field })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void openPicker()}
      >
        <span className={styles.swatch} style={{ backgroundColor: color }} />
      </button>
      {Picker && isOpen && (
        <Picker
          anchor={buttonRef}
          label={field}
          color={color}
          suggestions={suggestions}
          suggestionsLabel={intl.formatMessage(messages.suggestions)}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </Picker>
      )}
    </>
  );
}
