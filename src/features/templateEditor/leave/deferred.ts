import { deferComponent } from '#runtime/deferComponent.tsx';

export const LeaveDialog = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './LeaveDialog.tsx').then(
      (module) => module.LeaveDialog,
    ),
  { when: 'afterPaint' },
);
