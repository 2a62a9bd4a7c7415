import { deferComponent } from '#runtime/deferComponent.tsx';
import { ColumnHeaders } from './ColumnHeaders.tsx';

export const DeferredSortableColumnHeaders = deferComponent<object>(
  () => import(/* webpackChunkName: "rows" */ './SortableColumnHeaders.tsx'),
  { when: 'afterPaint', fallback: ColumnHeaders },
);

export const DeferredUserMetadataTags = deferComponent<object>(
  () => import(/* webpackChunkName: "search" */ './UserMetadataTags.tsx'),
  { when: 'afterPaint' },
);
