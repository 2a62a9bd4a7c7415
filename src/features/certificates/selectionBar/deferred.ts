import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectionBar = deferComponent<object>(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectionBar.tsx').then(
    (module) => module.SelectionBar,
  ),
);
