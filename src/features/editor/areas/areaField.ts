import type { Language } from '#model/language.ts';
import type { AreaName } from '#model/template/template.ts';

/** The id of what surrounds the field of an area. Only the fields of one language are on the page at a time. */
export const areaFieldId = (language: Language, area: AreaName): string =>
  `certs-area-${language}-${area}`;

/** Moves the focus to a field, once its language is shown. */
export function focusArea(language: Language, area: AreaName): void {
  requestAnimationFrame(() =>
    document
      .getElementById(areaFieldId(language, area))
      ?.querySelector<HTMLElement>('[role="textbox"]')
      ?.focus(),
  );
}
