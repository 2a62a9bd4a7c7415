import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectionCheckbox = deferComponent(
  () => import(/* webpackChunkName: "rows" */ './SelectionCheckbox.tsx'),
  { when: 'afterPaint' },
);

export const DeferredSelectAll = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SelectAll.tsx'),
  { when: 'afterPaint' },
);
