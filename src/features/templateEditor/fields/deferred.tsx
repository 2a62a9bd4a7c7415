import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';

export const FieldPicker = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './FieldPicker.tsx'),
  {
    when: 'afterPaint',
    fallback: ({ isOpen, onClose }) => isOpen && <LoadingOverlay onClose={onClose} />,
  },
);
