import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';

export const DeferredSaveDialog = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './ConfirmSaveDialog.tsx'),
  {
    when: 'afterPaint',
    fallback: ({ saveControl }) =>
      saveControl.question && <LoadingOverlay onClose={saveControl.dismissQuestion} />,
  },
);
