import { deferComponent } from '#runtime/deferComponent.tsx';
import { ScreenPlaceholder } from '#ui/feedback/SlowNotice.tsx';

/** In the chunk that also has the view switch. */
export const GridView = deferComponent(
  () => import(/* webpackChunkName: "search" */ './GridView.tsx').then((module) => module.GridView),
  { when: 'render', fallback: ScreenPlaceholder },
);
