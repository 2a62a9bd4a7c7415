import { getPluginContent } from '#ui/styles/pluginRoot.ts';
import type { Language } from '#domain/language.ts';
import type { AreaName } from '#domain/template/template.ts';

/**
 * Returns the element id of the container of an area's text field. The page has the text fields of only one language at
 * a time.
 */
export const getAreaTextFieldId = (language: Language, area: AreaName): string =>
  `certs-area-${language}-${area}`;

/**
 * Focuses the text field of an area in the next frame, after the tab of its language is shown.
 * @param near any element of the plugin
 */
export function focusArea(near: Element | null, language: Language, area: AreaName): void {
  requestAnimationFrame(() =>
    getPluginContent(near)
      ?.querySelector(`#${getAreaTextFieldId(language, area)}`)
      ?.querySelector<HTMLElement>('[role="textbox"]')
      ?.focus(),
  );
}
