import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectionCheckbox = deferComponent(
  () =>
    import(/* webpackChunkName: "rows" */ './SelectionCheckbox.tsx').then(
      (module) => module.SelectionCheckbox,
    ),
  { when: 'afterPaint' },
);

export const DeferredSelectAll = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SelectAll.tsx').then((module) => module.SelectAll),
  { when: 'afterPaint' },
);

/** Loads with the checkboxes, so that the first click after the button already selects a certificate. */
export const DeferredStartSelectionButton = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './StartSelectionButton.tsx').then(async (module) => {
      await DeferredSelectionCheckbox.preload();
      return module.StartSelectionButton;
    }),
  { when: 'afterPaint' },
);
