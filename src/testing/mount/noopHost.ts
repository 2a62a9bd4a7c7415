import { AccountMenu } from '#app/layout/AccountMenu.tsx';
import type { HostAdapter } from '#app/hostAdapter.ts';

const ignore = () => undefined;

/** A host adapter of the standalone page whose callbacks do nothing. */
export const noopHost: HostAdapter = {
  isDocument: true,
  AccountMenu,
  isRedirectedOnExpiry: true,
  onEvent: ignore,
  onNavigate: ignore,
  onTitleChange: ignore,
  onReady: ignore,
  onSessionExpired: ignore,
  redirectToLogin: ignore,
  onCertificateOpened: ignore,
  onDownloaded: ignore,
  onPrinted: ignore,
  onTemplateSaved: ignore,
  onDirtyChange: ignore,
  onError: ignore,
};
