import { type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { countFields, maxAreaLength, truncateInsertedText } from '#domain/template/areaText.ts';
import type { Language } from '#domain/language.ts';
import {
  type AreaName,
  areaNames,
  type AreaTexts,
  getCustomTextsPropertyName,
} from '#domain/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { fieldsMessages } from '../fields/index.ts';
import type { ChangeTemplate } from '../templateChange.ts';

/**
 * Returns a function that applies an edit to the text of an area and limits its length, a function that changes the text
 * without a limit, a message if the latest edit exceeded the limit, and a handler to call when the user pastes, before
 * the edit is applied.
 * @param containerRef an element near the text field, used to tell screen readers that the limit is reached
 */
export function useAreaText(
  value: string,
  containerRef: RefObject<HTMLElement | null>,
  { language, area, change }: { language: Language; area: AreaName; change: ChangeTemplate },
) {
  const intl = useIntl();
  const changeText = (text: string, isTyping = false) => {
    const key = getCustomTextsPropertyName(language);
    change(
      ({ customFields }) => {
        const newTexts = customFields[key].with(areaNames.indexOf(area), text);
        return { customFields: { ...customFields, [key]: newTexts as unknown as AreaTexts } };
      },
      isTyping ? `area:${key}:${area}` : undefined,
    );
  };
  const isPastingRef = useRef(false);
  /**
   * The truncated text, if the latest edit was too long, and the message about it. The message is shown while this text
   * equals the text of the area.
   */
  const [truncated, setTruncated] = useState<{ text: string; message: string }>();
  const limitMessage = truncated?.text === value ? truncated.message : undefined;
  /**
   * Applies an edit, truncated to the maximum length.
   * @returns the new text and the caret position in it
   */
  const applyEdit = (newText: string) => {
    const normalized = normalizeLineBreaks(area, newText);
    const result = truncateInsertedText(value, normalized);
    const omittedCount = normalized.length - result.text.length;
    if (omittedCount > 0) {
      const message = isPastingRef.current
        ? intl.formatMessage(fieldsMessages.pasteTruncated, {
            limit: maxAreaLength,
            n: omittedCount,
          })
        : intl.formatMessage(fieldsMessages.full);
      if (message !== limitMessage) announce(containerRef.current, message);
      setTruncated({ text: result.text, message });
    } else setTruncated(undefined);
    const isTyping = countFields(result.text) === countFields(value);
    if (result.text !== value) changeText(result.text, isTyping);
    return result;
  };
  const onPaste = () => {
    isPastingRef.current = true;
    // The browser applies the edit before the next task.
    setTimeout(() => (isPastingRef.current = false));
  };
  return { applyEdit, changeText, limitMessage, onPaste };
}

/** Replaces line breaks: by `\n`, or by spaces in the header, which has only one line. */
function normalizeLineBreaks(area: AreaName, text: string): string {
  return area === 'header'
    ? text.replaceAll(/\s*[\r\n]\s*/g, ' ')
    : text.replaceAll(/\r\n?/g, '\n');
}
