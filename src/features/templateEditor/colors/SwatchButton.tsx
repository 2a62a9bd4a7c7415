import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { useLoadError } from '#runtime/useLoadError.ts';
import type { ColorPickerProps } from '#ui/controls/ColorPicker.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';
import { messages } from './messages.ts';
import styles from './SwatchButton.module.css';

const ColorPicker = deferComponent<ColorPickerProps>(
  async () => {
    const module = await import(
      /* webpackChunkName: "editor-tools" */ '#ui/controls/ColorPicker.tsx'
    );
    return { default: module.ColorPicker };
  },
  {
    when: 'afterPaint',
    fallback: ({ anchor, onClose }) => <LoadingOverlay opener={anchor} onClose={onClose} />,
  },
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
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useLoadError(isOpen, ColorPicker, (error) => {
    close();
    console.error(error);
    showToast({ type: 'error', text: intl.formatMessage(messages.pickerFailed) });
  });
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={intl.formatMessage(messages.openPicker, { field })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.swatch} style={{ backgroundColor: color }} />
      </button>
      {isOpen && (
        <ColorPicker
          anchor={buttonRef}
          label={field}
          color={color}
          suggestions={suggestions}
          suggestionsLabel={intl.formatMessage(messages.suggestions)}
          onChange={onChange}
          onClose={close}
        >
          {children}
        </ColorPicker>
      )}
    </>
  );
}
