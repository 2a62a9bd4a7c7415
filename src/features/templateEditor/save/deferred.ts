import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredSaveDialog = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './ConfirmSaveDialog.tsx'),
  { when: 'afterPaint' },
);
