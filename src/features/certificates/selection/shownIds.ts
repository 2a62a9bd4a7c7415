import { selectView, selectViewType } from '../certificatesSlice.ts';
import type { CertificatesRoot } from '../loadCertificates.ts';

/** The certificates on screen in their order. */
export function shownIds(state: CertificatesRoot): string[] {
  const names =
    selectViewType(state) === 'list' ? (['list'] as const) : (['missions', 'contents'] as const);
  return names.flatMap((name) => selectView(state, name).certificates.map(({ id }) => id));
}
