import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { countFields, fittedEdit } from '#model/template/areaText.ts';
import type { AreaName } from '#model/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { messages } from './messages.ts';

/** What may be written into an area. @param near where it is said that there is no more room */
export function useAreaText(
  value: string,
  area: AreaName,
  near: RefObject<HTMLElement | null>,
  onChange: (text: string, isTyping: boolean) => void,
) {
  const intl = useIntl();
  /** The text that the latest edit did not fit into as a whole; once another stands there, it is of the past. */
  const [full, setFull] = useState<string>();
  const isRefused = full === value;
  /** Takes an edit as far as it fits. @returns what stands from now on, and where the caret is in it */
  const edit = (wished: string) => {
    const next = withBreaksOf(area, wished);
    const fitted = fittedEdit(value, next);
    const isCut = fitted.text !== next;
    setFull(isCut ? fitted.text : undefined);
    if (isCut && !isRefused) announce(near.current, intl.formatMessage(messages.full));
    const isTyping = countFields(fitted.text) === countFields(value);
    if (fitted.text !== value) onChange(fitted.text, isTyping);
    return fitted;
  };
  return { edit, isRefused };
}

/** The header has one line. */
function withBreaksOf(area: AreaName, text: string): string {
  return area === 'header'
    ? text.replaceAll(/\s*[\r\n]\s*/g, ' ')
    : text.replaceAll(/\r\n?/g, '\n');
}
