import { type KeyboardEvent, useId } from 'react';
import { FormattedMessage, type TypedMessageDescriptor, useIntl } from 'react-intl';
import styles from './ColorField.module.css';
import { ColorHint, InvalidColorHint } from './ColorHint.tsx';
import type { ContrastResult } from './checkContrast.ts';
import { messages } from './messages.ts';
import { SwatchButton } from './SwatchButton.tsx';
import { useHexColorField } from './useHexColorField.ts';

interface ColorFieldProps {
  label: TypedMessageDescriptor;
  /** The colour as six hex digits. */
  color: string;
  /** The company's brand colour as `#RRGGBB`. */
  brandColor: string | undefined;
  contrast: ContrastResult;
  suggestions: readonly string[];
  /**
   * Called when the colour changes.
   * @param isMoving whether the change is part of a continuous move, such as dragging a slider
   */
  onChange: (color: string, isMoving: boolean) => void;
}

/**
 * A field to type or pick a colour. While the typed text is not a valid colour, the template keeps its last valid
 * colour.
 */
export function ColorField(props: ColorFieldProps) {
  const { color, brandColor, contrast, suggestions, onChange } = props;
  const intl = useIntl();
  const inputId = useId();
  const hintId = useId();
  const label = intl.formatMessage(props.label);
  const hexText = useHexColorField(color, (newColor) => onChange(newColor, false));
  const isBrand = brandColor === `#${color.toUpperCase()}`;
  const applyTone = (tone: string) => onChange(tone.slice(1), false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') hexText.commit();
    if (event.key === 'Escape') hexText.revert();
  };
  const look = hexText.isInvalid ? 'invalid' : contrast.kind;
  return (
    <div>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.field} data-look={look}>
        <SwatchButton
          field={label}
          color={`#${color}`}
          suggestions={suggestions}
          onChange={(pickedColor, isMoving) => onChange(pickedColor.slice(1), isMoving)}
        >
          <ColorHint id={`${hintId}-picker`} contrast={contrast} onApply={applyTone} />
        </SwatchButton>
        <span className={styles.sign} aria-hidden />
        <input
          id={inputId}
          className={styles.digits}
          value={hexText.text}
          onChange={({ target }) => hexText.changeText(target.value)}
          onPaste={hexText.handlePaste}
          onBlur={hexText.commit}
          onKeyDown={handleKeyDown}
          aria-invalid={hexText.isInvalid || undefined}
          aria-describedby={hintId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isBrand && (
          <span className={styles.brand}>
            <FormattedMessage {...messages.brand} />
          </span>
        )}
      </div>
      {hexText.isInvalid ? (
        <InvalidColorHint id={hintId} />
      ) : (
        <ColorHint id={hintId} contrast={contrast} onApply={applyTone} />
      )}
    </div>
  );
}
