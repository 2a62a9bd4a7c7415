import { deferComponent } from '#runtime/deferComponent.tsx';

export const TemplateChecks = deferComponent(() =>
  import(/* webpackChunkName: "editor-later" */ './TemplateChecks.tsx').then(
    (module) => module.TemplateChecks,
  ),
);
