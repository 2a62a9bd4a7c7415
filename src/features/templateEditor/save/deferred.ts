import { deferComponent } from '#runtime/deferComponent.tsx';

export const SaveQuestionDialog = deferComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './SaveQuestionDialog.tsx').then(
    (module) => module.SaveQuestionDialog,
  ),
);
