import { deferComponent } from '#runtime/deferComponent.tsx';

export const CopyAllAreas = deferComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './CopyAllAreas.tsx').then(
    (module) => module.CopyAllAreas,
  ),
);

export const CopyArea = deferComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './CopyArea.tsx').then((module) => module.CopyArea),
);
