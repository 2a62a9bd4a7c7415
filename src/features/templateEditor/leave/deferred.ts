import { deferComponent } from '#runtime/deferComponent.tsx';

export const LeaveDialog = deferComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './LeaveDialog.tsx').then(
    (module) => module.LeaveDialog,
  ),
);
