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
