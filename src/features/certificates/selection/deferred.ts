import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSelectBox = deferComponent(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectBox.tsx').then(
    (module) => module.SelectBox,
  ),
);

export const DeferredSelectAll = deferComponent<object>(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectAll.tsx').then(
    (module) => module.SelectAll,
  ),
);

export const DeferredSelectButton = deferComponent<object>(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectButton.tsx').then(
    (module) => module.SelectButton,
  ),
);
