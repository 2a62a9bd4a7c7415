import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import type { ColorPicker } from '#ui/fields/ColorPicker.tsx';
import { messages } from './messages.ts';
import styles from './SwatchButton.module.css';

const importPicker = () =>
  import(/* webpackChunkName: "color-picker" */ '#ui/fields/ColorPicker.tsx').then(
    (module) => module.ColorPicker,
  );

interface SwatchButtonProps {
  /** Names the colour. */
  field: string;
  /** `#RRGGBB` */
  color: string;
  suggestions: readonly string[];
  onChange: (color: string, isMoving: boolean) => void;
  /** What the picker says of the colour. */
  children: ReactNode;
}

/** Shows a colour and opens the picker, whose code is fetched then. */
export function SwatchButton(props: SwatchButtonProps) {
  const { field, color, suggestions, onChange, children } = props;
  const intl = useIntl();
  const { toast } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  const [Picker, setPicker] = useState<typeof ColorPicker>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const loaded = await retryingImport(importPicker);
      setPicker(() => loaded);
      setOpen(true);
    } catch (error) {
      console.error(error);
      toast({ type: 'error', text: intl.formatMessage(messages.pickerFailed) });
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage(messages.openPicker, { field })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <span className={styles.swatch} style={{ backgroundColor: color }} />
      </button>
      {Picker && isOpen && (
        <Picker
          anchor={button}
          label={field}
          color={color}
          suggestions={suggestions}
          suggestionsLabel={intl.formatMessage(messages.suggestions)}
          onChange={onChange}
          onClose={() => setOpen(false)}
        >
          {children}
        </Picker>
      )}
    </>
  );
}
