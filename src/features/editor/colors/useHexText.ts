import { type ClipboardEvent, useState } from 'react';
import { readColor } from './readColor.ts';

/** What one can still become a colour by typing on. */
const beginning = /^[0-9a-f]{0,6}$/i;
const complete = /^[0-9a-f]{6}$/i;

interface Typed {
  text: string;
  /** The colour while it was typed; once that is another, the text is of the past. */
  over: string;
  /** Typing has ended: what is no colour now is an error. */
  isLeft: boolean;
}

/**
 * The text of a colour field: what is being typed, else the colour.
 * @param color six digits
 * @param onColor told of every colour that is typed or pasted, as six digits in capitals
 */
export function useHexText(color: string, onColor: (color: string) => void) {
  const [typed, setTyped] = useState<Typed>();
  const current = typed?.over === color ? typed : undefined;

  const take = (read: string) => {
    if (read !== color.toUpperCase()) onColor(read);
  };
  const type = (entered: string) => {
    const text = entered.replace(/[\s#]/g, '');
    const read = complete.test(text) ? text.toUpperCase() : undefined;
    setTyped({ text, over: read && read !== color.toUpperCase() ? read : color, isLeft: false });
    if (read) take(read);
  };
  const leave = () => {
    if (!current) return;
    const read = readColor(current.text);
    setTyped(read ? undefined : { ...current, isLeft: true });
    if (read) take(read);
  };
  const paste = (event: ClipboardEvent) => {
    const read = readColor(event.clipboardData.getData('text'));
    if (!read) return;
    event.preventDefault();
    setTyped(undefined);
    take(read);
  };
  return {
    text: current?.text ?? color.toUpperCase(),
    isInvalid: current !== undefined && (current.isLeft || !beginning.test(current.text)),
    type,
    leave,
    paste,
    revert: () => setTyped(undefined),
  };
}
