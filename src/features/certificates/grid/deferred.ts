import { lazyComponent } from '#runtime/lazyComponent.tsx';
import type { ResultRowsProps } from '../list/index.ts';

export const GridView = lazyComponent(() =>
  import(/* webpackChunkName: "grid" */ './GridView.tsx').then((module) => module.GridView),
);

/** Search results as cards in one grid, without a section for each type. */
export const ResultCards = lazyComponent<ResultRowsProps>(() =>
  import(/* webpackChunkName: "grid" */ './ResultCards.tsx').then((module) => module.ResultCards),
);
