import type { Language } from '#domain/language.ts';
import type { AreaName } from '#domain/template/template.ts';

/**
 * Returns the id of the element around the text field of an area. Only the fields of one language are on the page at a
 * time.
 */
export const getAreaFieldId = (language: Language, area: AreaName): string =>
  `certs-area-${language}-${area}`;

/** Focuses the text field of an area in the next frame, after the tab of its language is shown. */
export function focusArea(language: Language, area: AreaName): void {
  requestAnimationFrame(() =>
    document
      .getElementById(getAreaFieldId(language, area))
      ?.querySelector<HTMLElement>('[role="textbox"]')
      ?.focus(),
  );
}
