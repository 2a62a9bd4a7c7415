import { afterRows } from '../afterRows.ts';

/** How certificates are chosen. */
export const LaterSelectBox = afterRows('documents', () =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectBox.tsx').then(
    (module) => module.SelectBox,
  ),
);

export const LaterSelectAll = afterRows<object>('documents', () =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectAll.tsx').then(
    (module) => module.SelectAll,
  ),
);

export const LaterSelectButton = afterRows<object>('documents', () =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectButton.tsx').then(
    (module) => module.SelectButton,
  ),
);

export const LaterSelectionBar = afterRows<object>('documents', () =>
  import(
    /* webpackChunkName: "miniatures-actions-selection" */ '../selectionBar/SelectionBar.tsx'
  ).then((module) => module.SelectionBar),
);

export const LaterSelectFound = afterRows<object>('documents', () =>
  import(/* webpackChunkName: "miniatures-actions-selection" */ './SelectFound.tsx').then(
    (module) => module.SelectFound,
  ),
);
