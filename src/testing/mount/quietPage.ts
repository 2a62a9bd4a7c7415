import type { HostPage } from '#app/hostPage.ts';

const nothing = () => undefined;

/** A page of the plugin's own that hears everything and does nothing. */
export const quietPage: HostPage = {
  isDocument: true,
  hasOwnMenu: true,
  redirectsOnExpiry: true,
  event: nothing,
  navigated: nothing,
  titled: nothing,
  ready: nothing,
  sessionExpired: nothing,
  goToLogin: nothing,
  opened: nothing,
  downloaded: nothing,
  printed: nothing,
  saved: nothing,
  dirty: nothing,
  failed: nothing,
};
