import { deferComponent } from '#runtime/deferComponent.tsx';

export const SaveQuestionDialog = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './SaveQuestionDialog.tsx').then(
      (module) => module.SaveQuestionDialog,
    ),
  { when: 'afterPaint' },
);
