import type { ReportEvent } from '#runtime/pluginEvent.ts';

/** Callbacks that inform the host, the page around the plugin. */
export interface HostCallbacks {
  /** Reports a telemetry event to the host. */
  onEvent: ReportEvent;
  /** Called when a certificate is shown. */
  onCertificateOpened(id: string): void;
  /** Called when a PDF of these certificates was saved. */
  onDownloaded(ids: readonly string[]): void;
  /** Called when the print dialog of a certificate was opened. */
  onPrinted(id: string): void;
  /** Called when a template was saved. */
  onTemplateSaved(templateId: string): void;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange(isDirty: boolean): void;
  /** Called when the session ended while there were unsaved changes. */
  onSessionExpired(): void;
}
