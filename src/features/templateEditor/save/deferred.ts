import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSaveDialog = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './ConfirmSaveDialog.tsx').then(
      (module) => module.ConfirmSaveDialog,
    ),
  { when: 'afterPaint' },
);
