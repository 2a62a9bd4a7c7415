import { deferComponent } from '#runtime/deferComponent.tsx';

export const FieldPicker = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './FieldPicker.tsx'),
  { when: 'afterPaint' },
);
