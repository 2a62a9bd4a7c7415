import { afterRows } from '../afterRows.ts';

/** How certificates are chosen. */
export const LaterSelectBox = afterRows(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectBox.tsx').then(
    (module) => module.SelectBox,
  ),
);

export const LaterSelectButton = afterRows<object>(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectButton.tsx').then(
    (module) => module.SelectButton,
  ),
);

export const LaterSelectionBar = afterRows<object>(() =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectionBar.tsx').then(
    (module) => module.SelectionBar,
  ),
);
