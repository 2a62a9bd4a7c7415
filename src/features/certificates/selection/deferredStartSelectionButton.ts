import { deferComponent } from '#runtime/deferComponent.tsx';
import { DeferredSelectionCheckbox } from './deferred.ts';

/** Loads with the checkboxes, so that the first click after the button already selects a certificate. */
export const DeferredStartSelectionButton = deferComponent<object>(
  async () => {
    const module = await import(/* webpackChunkName: "rows" */ './StartSelectionButton.tsx');
    await DeferredSelectionCheckbox.preload();
    return module;
  },
  { when: 'afterPaint' },
);
