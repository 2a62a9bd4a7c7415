/** Selectors of those company settings that are not needed when the plugin opens. */
import { sessionSlice } from './sessionSlice.ts';

type SessionRootState = Parameters<typeof sessionSlice.selectSlice>[0];

const selectSettings = (state: SessionRootState) => sessionSlice.selectSlice(state).settings;

/** Returns the company's branding, as sent by the server and not yet parsed. */
export const selectBranding = (state: SessionRootState) => selectSettings(state)?.branding;

/** Returns true if certificates keep the template of their issue (docs/behaviour.md, Issued designs). */
export const selectKeepsIssuedDesigns = (state: SessionRootState): boolean =>
  selectSettings(state)?.keepsIssuedDesigns ?? false;

/** Returns true if the server stores `showsCodeOnFront` (docs/behaviour.md, Code on the front). */
export const selectStoresCodeOnFront = (state: SessionRootState): boolean =>
  selectSettings(state)?.storesCodeOnFront ?? false;
