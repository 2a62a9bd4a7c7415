import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Token, TokenField as AriaTokenField, TokenInput } from 'react-aria-components/TokenField';
import { getCaretAfterEdit, TokenContent, type TokenSyntax } from './tokenContent.ts';
import styles from './TokenField.module.css';

/** Methods available through the ref of a TokenField. */
export interface TokenFieldHandle {
  /** Focuses the field and restores the last position of the caret. */
  focus: () => void;
  /**
   * Inserts `text` at the caret, or at the last position of the caret if the field has no focus. Before that, removes
   * `replaced` if the text directly before the caret is equal to `replaced`.
   */
  insert: (text: string, replaced: string) => void;
}

export interface TokenFieldProps {
  ref?: Ref<TokenFieldHandle>;
  /** Text in which each token is written out, for instance as `{{user.name}}`. */
  value: string;
  /**
   * Called with the edited text.
   * @returns the text to display, which may be shorter than the edited text, and the position of the caret in the
   * displayed text
   */
  onChange: (next: string) => { text: string; caret: number };
  syntax: TokenSyntax;
  /** Id of the element that labels the field (`aria-labelledby`). */
  labelledBy: string;
  describedBy: string;
  placeholder: string;
  allowsNewlines: boolean;
  token: (name: string, label: string) => ReactNode;
  onFocus?: () => void;
}

/**
 * Text field that displays some parts of its text, such as merge fields, as tokens (labels that are edited as a whole).
 * Based on the alpha version of TokenField in react-aria-components. The field has no undo and redo of its own: the
 * screen that contains it handles these keys, because its history includes the edits of this field.
 */
export function TokenField({ ref, value, onChange, syntax, ...fieldProps }: TokenFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState(() => TokenContent.create(value, syntax));
  const [caret, setCaret] = useState(value.length);
  const [isComposing, setIsComposing] = useState(false);
  const showContent = (text: string, position: number) => {
    const newContent = TokenContent.create(text, syntax, position);
    setContent(newContent);
    setCaret(position);
    return newContent;
  };
  let displayedContent = content;
  const text = content.toString();
  // The text or the labels of tokens changed from outside. The content must not change during a composition.
  if (!isComposing && (text !== value || !content.hasCurrentTokens(syntax))) {
    displayedContent = showContent(value, text === value ? caret : getCaretAfterEdit(text, value));
  }
  const handleChange = (next: TokenContent) => {
    const newText = next.toString();
    setCaret(next.caret);
    // Only the selection changed. After a state update the library would miss the next selection change.
    if (next.segments === content.segments) return;
    const accepted = onChange(newText);
    const isAccepted = accepted.text === newText && next.hasCurrentTokens(syntax);
    if (isAccepted || isComposing) setContent(next);
    else showContent(accepted.text, accepted.caret);
  };

  useImperativeHandle(ref, () => ({
    focus: () => {
      // Browsers put the caret at the start. New content makes the library restore it.
      input.current?.focus();
      showContent(value, caret);
    },
    insert: (text, replaced) => {
      const start = caret - (value.slice(0, caret).endsWith(replaced) ? replaced.length : 0);
      const accepted = onChange(value.slice(0, start) + text + value.slice(caret));
      showContent(accepted.text, accepted.caret);
    },
  }));
  const endComposition = () => setIsComposing(false);

  return (
    <div
      role="presentation"
      className={styles.field}
      data-placeholder={value === '' ? fieldProps.placeholder : undefined}
      onKeyDownCapture={forwardHistoryKeys}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={endComposition}
      onBlur={endComposition}
    >
      <AriaTokenField
        className=""
        value={displayedContent}
        // React takes the priority of updates from `window.event`, which browsers do not set inside a shadow root. Without
        // a synchronous update the next key is handled with the previous content.
        onChange={(next) => flushSync(() => handleChange(next))}
        allowsNewlines={fieldProps.allowsNewlines}
        aria-labelledby={fieldProps.labelledBy}
        aria-describedby={fieldProps.describedBy}
        {...(fieldProps.onFocus && { onFocus: fieldProps.onFocus })}
      >
        <TokenInput
          ref={input}
          className={styles.input ?? ''}
          aria-placeholder={fieldProps.placeholder}
        >
          {({ text, value: name }) => (
            <Token className={styles.token ?? ''}>{fieldProps.token(String(name), text)}</Token>
          )}
        </TokenInput>
      </AriaTokenField>
    </div>
  );
}

/**
 * Passes the keys for undo and redo on to the screen. Otherwise the library would handle the keys with its own history.
 */
function forwardHistoryKeys(event: ReactKeyboardEvent<HTMLElement>): void {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const isHistoryKey = isCommand && ['z', 'y'].includes(event.key.toLowerCase());
  if (!isHistoryKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  const { parentElement } = event.currentTarget;
  parentElement?.dispatchEvent(new KeyboardEvent('keydown', event.nativeEvent));
}
