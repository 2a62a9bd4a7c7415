/**
 * Names of the telemetry events that a mounted plugin reports to the host. For each event, `ms` is a duration and
 * `code` a detail:
 * - `screen-ready` A screen is displayed; its data may still be loading. `ms`: time since the mount or the navigation.
 *   `code`: the name of the route, such as `home`, `editor` or `preview-id`; `not-found`; or `error` for the error
 *   view.
 * - `call-failed` A request to a service failed, also after renewing the token. `ms`: time since the request started.
 *   `code`: the name of the call, a colon, and the status of the response (`currentUser:503`) or the kind of failure
 *   (`listUserCertificates:network`): `network` (no response), `parse` (no JSON), `shape` (unexpected JSON), or
 *   `graphql` (errors in a response with status 200).
 * - `file-retried` A file of the plugin failed to load and is requested again, at most twice. `ms`: time since the
 *   failed request started. `code`: the name of the file, or of the error if the browser does not report the file.
 *   Plugins mounted on the same page share files; only the first of them reports the event.
 * - `pdf-made` A PDF was saved. `ms`: time since the user requested the PDF, including loading code, fonts and images.
 *   `code`: the number of certificates in the PDF.
 * - `save-conflict` A template was not saved because another user had changed or deleted it. `ms`: time since the save
 *   started. `code`: `changed` or `deleted`. The response of the server is reported as a separate `call-failed`.
 */
export type PluginEventName =
  | 'screen-ready'
  | 'call-failed'
  | 'file-retried'
  | 'pdf-made'
  | 'save-conflict';

/** A telemetry event of a mounted plugin. Contains no personal data: no id of a user or certificate, name or URL. */
export interface PluginEvent {
  name: PluginEventName;
  /** Duration in whole milliseconds. */
  ms: number;
  code: string;
  /** For `call-failed`: the header `X-Request-Id` of the response, if the plugin may read it. */
  requestId?: string;
}

/** A function that reports a telemetry event. @param startedAt start of the measured time, from `performance.now()` */
export type ReportEvent = (
  name: PluginEventName,
  startedAt: number,
  code: string,
  requestId?: string,
) => void;

export const createPluginEvent = (
  ...[name, startedAt, code, requestId]: Parameters<ReportEvent>
): PluginEvent => ({
  name,
  ms: Math.round(performance.now() - startedAt),
  code,
  ...(requestId && { requestId }),
});
