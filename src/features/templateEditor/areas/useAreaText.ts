import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { countFields, truncateEdit } from '#domain/template/areaText.ts';
import type { AreaName } from '#domain/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { fieldsMessages } from '../fields/index.ts';

/**
 * Returns a function that applies edits to the text of an area and limits its length, and whether the latest edit was
 * too long.
 * @param containerRef an element near the text field, used to announce that the area is full
 */
export function useAreaText(
  value: string,
  area: AreaName,
  containerRef: RefObject<HTMLElement | null>,
  onChange: (text: string, isTyping: boolean) => void,
) {
  const intl = useIntl();
  /**
   * The text after truncating the latest edit, if that edit was too long. While the area still has this text, the
   * interface shows that the limit was exceeded.
   */
  const [fullText, setFullText] = useState<string>();
  const isOverLimit = fullText === value;
  /**
   * Applies an edit, truncated to the maximum length.
   * @returns the new text and the caret position in it
   */
  const applyEdit = (newText: string) => {
    const normalized = normalizeLineBreaks(area, newText);
    const result = truncateEdit(value, normalized);
    const isTruncated = result.text !== normalized;
    setFullText(isTruncated ? result.text : undefined);
    if (isTruncated && !isOverLimit)
      announce(containerRef.current, intl.formatMessage(fieldsMessages.full));
    const isTyping = countFields(result.text) === countFields(value);
    if (result.text !== value) onChange(result.text, isTyping);
    return result;
  };
  return { applyEdit, isOverLimit };
}

/** Normalizes line breaks: to `\n`, or in the header, which has only one line, to spaces. */
function normalizeLineBreaks(area: AreaName, text: string): string {
  return area === 'header'
    ? text.replaceAll(/\s*[\r\n]\s*/g, ' ')
    : text.replaceAll(/\r\n?/g, '\n');
}
