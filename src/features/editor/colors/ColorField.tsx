import { type KeyboardEvent, useId } from 'react';
import { FormattedMessage, type TypedMessageDescriptor, useIntl } from 'react-intl';
import styles from './ColorField.module.css';
import { ColorHint, InvalidHint } from './ColorHint.tsx';
import type { Judgement } from './contrast.ts';
import { messages } from './messages.ts';
import { SwatchButton } from './SwatchButton.tsx';
import { useHexText } from './useHexText.ts';

interface ColorFieldProps {
  label: TypedMessageDescriptor;
  /** Six digits. */
  color: string;
  /** `#RRGGBB` */
  brand: string | undefined;
  judgement: Judgement;
  suggestions: readonly string[];
  /** @param isMoving part of one longer move, as when a thumb is dragged */
  onChange: (color: string, isMoving: boolean) => void;
}

/** A colour to type, pick or take over. A text that is no colour leaves the last one in place. */
export function ColorField(props: ColorFieldProps) {
  const { color, brand, judgement, suggestions, onChange } = props;
  const intl = useIntl();
  const inputId = useId();
  const hintId = useId();
  const label = intl.formatMessage(props.label);
  const hex = useHexText(color, (read) => onChange(read, false));
  const isBrand = brand === `#${color.toUpperCase()}`;
  const use = (tone: string) => onChange(tone.slice(1), false);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') hex.leave();
    if (event.key === 'Escape') hex.revert();
  };
  const look = hex.isInvalid ? 'invalid' : judgement.kind;
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
          onChange={(picked, isMoving) => onChange(picked.slice(1), isMoving)}
        >
          <ColorHint id={`${hintId}-picker`} judgement={judgement} onUse={use} />
        </SwatchButton>
        <span className={styles.sign} aria-hidden />
        <input
          id={inputId}
          className={styles.digits}
          value={hex.text}
          onChange={({ target }) => hex.type(target.value)}
          onPaste={hex.paste}
          onBlur={hex.leave}
          onKeyDown={keyDown}
          aria-invalid={hex.isInvalid || undefined}
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
      {hex.isInvalid ? (
        <InvalidHint id={hintId} />
      ) : (
        <ColorHint id={hintId} judgement={judgement} onUse={use} />
      )}
    </div>
  );
}
