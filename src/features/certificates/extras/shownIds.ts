import { selectView, selectViewType } from '../certificatesSlice.ts';
import type { Rooted } from '../loadCertificates.ts';

/** The certificates on screen in their order. */
export function shownIds(state: Rooted): string[] {
  const names =
    selectViewType(state) === 'list' ? (['list'] as const) : (['missions', 'contents'] as const);
  return names.flatMap((name) => selectView(state, name).certificates.map(({ id }) => id));
}
