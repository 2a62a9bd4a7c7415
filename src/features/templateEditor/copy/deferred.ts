import { deferComponent } from '#runtime/deferComponent.tsx';

export const CopyAllAreas = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyAllAreas.tsx').then(
      (module) => module.CopyAllAreas,
    ),
  { when: 'afterPaint' },
);

export const CopyArea = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyArea.tsx').then(
      (module) => module.CopyArea,
    ),
  { when: 'afterPaint' },
);
