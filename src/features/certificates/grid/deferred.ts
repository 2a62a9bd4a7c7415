import { deferComponent } from '#runtime/deferComponent.tsx';
import { ScreenPlaceholder } from '#ui/feedback/SlowNotice.tsx';

/** The grid of certificates, loaded when it is first rendered. Its chunk also contains the view switch. */
export const GridView = deferComponent(
  () => import(/* webpackChunkName: "search" */ './GridView.tsx').then((module) => module.GridView),
  { when: 'render', fallback: ScreenPlaceholder },
);
