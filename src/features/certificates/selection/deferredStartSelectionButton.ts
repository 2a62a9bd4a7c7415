import { deferComponent } from '#runtime/deferComponent.tsx';
import { DeferredSelectionCheckbox } from './deferred.ts';

/** Loads with the checkboxes, so that the first click after the button already selects a certificate. */
export const DeferredStartSelectionButton = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './StartSelectionButton.tsx').then(async (module) => {
      await DeferredSelectionCheckbox.preload();
      return module.StartSelectionButton;
    }),
  { when: 'afterPaint' },
);
