import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectionBar = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SelectionBar.tsx'),
  { when: 'afterPaint' },
);
