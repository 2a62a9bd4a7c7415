import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { countFields, truncateInsertedText } from '#domain/template/areaText.ts';
import type { AreaName } from '#domain/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { fieldsMessages } from '../fields/index.ts';

/**
 * Returns a function that applies an edit to the text of an area and limits its length, and whether the latest edit
 * exceeded the limit.
 * @param containerRef an element near the text field, used to tell screen readers that the limit is reached
 */
export function useAreaText(
  value: string,
  area: AreaName,
  containerRef: RefObject<HTMLElement | null>,
  onChange: (text: string, isTyping: boolean) => void,
) {
  const intl = useIntl();
  /**
   * The truncated text, if the latest edit was too long. While this equals the text of the area, the interface shows
   * that the limit was exceeded.
   */
  const [fullText, setFullText] = useState<string>();
  const isOverLimit = fullText === value;
  /**
   * Applies an edit, truncated to the maximum length.
   * @returns the new text and the caret position in it
   */
  const applyEdit = (newText: string) => {
    const normalized = normalizeLineBreaks(area, newText);
    const result = truncateInsertedText(value, normalized);
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

/** Replaces line breaks: by `\n`, or by spaces in the header, which has only one line. */
function normalizeLineBreaks(area: AreaName, text: string): string {
  return area === 'header'
    ? text.replaceAll(/\s*[\r\n]\s*/g, ' ')
    : text.replaceAll(/\r\n?/g, '\n');
}
