import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';

export const LeaveDialog = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './LeaveDialog.tsx'),
  {
    when: 'afterPaint',
    fallback: ({ isOpen, onStay }) => isOpen && <LoadingOverlay onClose={onStay} />,
  },
);
