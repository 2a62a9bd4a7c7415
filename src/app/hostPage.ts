import type { HostReports } from '#api/services.ts';

/** What the page around this mount wants to know, and what it lets the plugin do. */
export interface HostPage extends HostReports {
  /** Whether an ended session leads to `/not-authorized`; a federated host is told instead and nothing moves. */
  redirectsOnExpiry: boolean;
  /** Whether the plugin is the whole document, at top level or in a frame. */
  isDocument: boolean;
  /** Whether the page has nobody else who offers colour mode and signing out. */
  hasOwnMenu: boolean;
  navigated: (path: string) => void;
  /** @param language BCP 47 tag of the interface language */
  titled: (title: string, path: string, language: string) => void;
  /** A screen, of this code, stands since now. @param began when the way to it did */
  ready: (code: string, began: number) => void;
  /** Leads to where one signs in, if that is anywhere else. */
  goToLogin: () => void;
  failed: (error: Error, code: string) => void;
}
