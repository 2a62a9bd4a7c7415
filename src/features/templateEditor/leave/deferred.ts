import { deferComponent } from '#runtime/deferComponent.tsx';

export const LeaveDialog = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './LeaveDialog.tsx'),
  { when: 'afterPaint' },
);
