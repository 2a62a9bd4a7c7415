import { deferComponent } from '#runtime/deferComponent.tsx';
import { DeferredSelectAll, DeferredSelectionCheckbox } from '../selection/index.ts';
import { DeferredSelectionBar } from './deferred.ts';

/**
 * Loads with the bar and the checkboxes, so that the first click after the button already selects a certificate, no row
 * moves afterwards, and the first Escape ends selection mode instead of closing a dialog of the host.
 */
export const DeferredStartSelectionButton = deferComponent<object>(
  async () => {
    const module = await import(/* webpackChunkName: "rows" */ './StartSelectionButton.tsx');
    const parts = [DeferredSelectAll, DeferredSelectionCheckbox, DeferredSelectionBar];
    await Promise.all(parts.map(({ preload }) => preload()));
    return module;
  },
  { when: 'afterPaint' },
);
