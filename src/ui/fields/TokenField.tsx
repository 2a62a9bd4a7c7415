import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Token, TokenField as KitTokenField, TokenInput } from 'react-aria-components/TokenField';
import { caretAfter, TokenContent, type TokenSyntax } from './tokenContent.ts';
import styles from './TokenField.module.css';

/** What a page may do to the field. */
export interface TokenFieldControl {
  /** Gives it the focus, with the caret where it was. */
  focus: () => void;
  /** Puts text where the caret is, or was when the focus left; in place of `replaced`, if that stands before it. */
  insert: (text: string, replaced: string) => void;
}

export interface TokenFieldProps {
  ref?: Ref<TokenFieldControl>;
  /** Plain text, tokens written out. */
  value: string;
  /** @returns the text that stands from now on, and where the caret is in it */
  onChange: (next: string) => { text: string; caret: number };
  syntax: TokenSyntax;
  /** The id of the label. */
  labelledBy: string;
  describedBy: string;
  placeholder: string;
  allowsNewlines: boolean;
  token: (name: string, label: string) => ReactNode;
  onFocus?: () => void;
}

/**
 * Plain text with tokens in it, of react-aria-components' alpha. Undo and redo are left to the page, whose history
 * has every edit of the field among its own.
 */
export function TokenField({ ref, value, onChange, syntax, ...look }: TokenFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState(() => TokenContent.of(value, syntax));
  const [caret, setCaret] = useState(value.length);
  const [isComposing, setIsComposing] = useState(false);
  const put = (text: string, position: number) => {
    const made = TokenContent.of(text, syntax, position);
    setContent(made);
    setCaret(position);
    return made;
  };
  let shown = content;
  const text = content.toString();
  // Another text came from outside, or its tokens are named otherwise now. Nothing may change under a composition.
  if (!isComposing && (text !== value || !content.isTrue(syntax))) {
    shown = put(value, text === value ? caret : caretAfter(text, value));
  }
  const edit = (next: TokenContent) => {
    const wished = next.toString();
    setCaret(next.caret);
    // Only the selection is another: told of it, the library would overlook the next one.
    if (next.segments === content.segments) return;
    const kept = onChange(wished);
    const isKept = kept.text === wished && next.isTrue(syntax);
    if (isKept || isComposing) setContent(next);
    else put(kept.text, kept.caret);
  };

  useImperativeHandle(ref, () => ({
    focus: () => {
      // Browsers put the caret at the start; the library moves it once the content says where it is.
      input.current?.focus();
      put(value, caret);
    },
    insert: (text, replaced) => {
      const start = caret - (value.slice(0, caret).endsWith(replaced) ? replaced.length : 0);
      const kept = onChange(value.slice(0, start) + text + value.slice(caret));
      put(kept.text, kept.caret);
    },
  }));
  const endComposition = () => setIsComposing(false);

  return (
    <div
      role="presentation"
      className={styles.field}
      data-placeholder={value === '' ? look.placeholder : undefined}
      onKeyDownCapture={leaveHistoryKeys}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={endComposition}
      onBlur={endComposition}
    >
      <KitTokenField
        className=""
        value={shown}
        onChange={edit}
        allowsNewlines={look.allowsNewlines}
        aria-labelledby={look.labelledBy}
        aria-describedby={look.describedBy}
        {...(look.onFocus && { onFocus: look.onFocus })}
      >
        <TokenInput ref={input} className={styles.input ?? ''} aria-placeholder={look.placeholder}>
          {({ text, value: name }) => (
            <Token className={styles.token ?? ''}>{look.token(String(name), text)}</Token>
          )}
        </TokenInput>
      </KitTokenField>
    </div>
  );
}

/** Hands undo and redo to the page past the library, which would answer them from a history of its own. */
function leaveHistoryKeys(event: ReactKeyboardEvent<HTMLElement>): void {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const isHistoryKey = isCommand && ['z', 'y'].includes(event.key.toLowerCase());
  if (!isHistoryKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  const { parentElement } = event.currentTarget;
  parentElement?.dispatchEvent(new KeyboardEvent('keydown', event.nativeEvent));
}
