import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredStatementRoute = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './StatementRoute.tsx'),
  { when: 'afterPaint' },
);
