import { deferComponent } from '#runtime/deferComponent.tsx';
import { ScreenPlaceholder } from '#ui/feedback/SlowNotice.tsx';

/** Grid of certificates. Its chunk also contains the switch between list and grid. */
export const GridView = deferComponent(
  () => import(/* webpackChunkName: "search" */ './GridView.tsx'),
  { when: 'render', fallback: ScreenPlaceholder },
);
