import { type ClipboardEvent, useState } from 'react';
import { parseColor } from './parseColor.ts';

/** Matches incomplete text that further typing can turn into a colour. */
const partialHex = /^[0-9a-f]{0,6}$/i;
const completeHex = /^[0-9a-f]{6}$/i;

interface TypedText {
  text: string;
  /**
   * The colour of the field after this text was typed. If the field gets another colour, for example from the colour
   * picker, the text is discarded.
   */
  forColor: string;
  /** Whether the user has finished typing. Before that, incomplete text is not shown as an error. */
  isCommitted: boolean;
}

/**
 * Returns the text of a colour field, and handlers for typing and pasting. The text is the typed text until typing is
 * finished, and the current colour otherwise.
 * @param color six hex digits
 * @param onColor called with every valid colour that is typed or pasted, as six uppercase hex digits
 */
export function useHexColorField(color: string, onColor: (color: string) => void) {
  const [typed, setTyped] = useState<TypedText>();
  const current = typed?.forColor === color ? typed : undefined;

  const emitColor = (newColor: string) => {
    if (newColor !== color.toUpperCase()) onColor(newColor);
  };
  const changeText = (input: string) => {
    const text = input.replace(/[\s#]/g, '');
    const newColor = completeHex.test(text) ? text.toUpperCase() : undefined;
    setTyped({
      text,
      forColor: newColor && newColor !== color.toUpperCase() ? newColor : color,
      isCommitted: false,
    });
    if (newColor) emitColor(newColor);
  };
  const commit = () => {
    if (!current) return;
    const newColor = parseColor(current.text);
    setTyped(newColor ? undefined : { ...current, isCommitted: true });
    if (newColor) emitColor(newColor);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const newColor = parseColor(event.clipboardData.getData('text'));
    if (!newColor) return;
    event.preventDefault();
    setTyped(undefined);
    emitColor(newColor);
  };
  return {
    text: current?.text ?? color.toUpperCase(),
    isInvalid: current !== undefined && (current.isCommitted || !partialHex.test(current.text)),
    changeText,
    commit,
    handlePaste,
    revert: () => setTyped(undefined),
  };
}
