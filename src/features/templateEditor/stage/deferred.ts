import { deferComponent } from '#runtime/deferComponent.tsx';

export const TemplateChecks = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './TemplateChecks.tsx'),
  { when: 'afterPaint' },
);
