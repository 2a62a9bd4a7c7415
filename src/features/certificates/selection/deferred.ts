import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectBox = deferComponent(
  () => import(/* webpackChunkName: "rows" */ './SelectBox.tsx').then((module) => module.SelectBox),
  { when: 'afterPaint' },
);

export const DeferredSelectAll = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SelectAll.tsx').then((module) => module.SelectAll),
  { when: 'afterPaint' },
);

export const DeferredSelectButton = deferComponent<object>(
  () =>
    import(/* webpackChunkName: "rows" */ './SelectButton.tsx').then(
      (module) => module.SelectButton,
    ),
  { when: 'afterPaint' },
);
