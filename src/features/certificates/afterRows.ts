import type { ComponentType } from 'react';
import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { painted } from '#ui/painted.ts';

/**
 * A component that comes with the texts of documents once the first rows are on screen. A list says and opens
 * everything without it: what cannot be had leaves its place empty.
 * @param load from the one chunk of all that comes then
 */
export const afterRows = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent<Props>(
    async () => {
      await painted();
      const component = await load();
      await loadTexts('documents');
      return component;
    },
    () => null,
  );
