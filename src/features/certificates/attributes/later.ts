import { afterRows } from '../afterRows.ts';

export const LaterMetadataTags = afterRows<object>('find', () =>
  import(/* webpackChunkName: "find" */ './MetadataTags.tsx').then((module) => module.MetadataTags),
);
