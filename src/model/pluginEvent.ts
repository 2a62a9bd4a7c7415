/**
 * What of a mount may be worth counting:
 * - `screen-ready` A screen stands on the page; what it lists may still be on its way. `ms` since the mount, or since the
 *   step to it. `code`: the name of its route, as `home`, `editor` or `preview-id`, else `not-found`, or `error` for the
 *   view in place of a screen that failed.
 * - `call-failed` A service did not give what it was asked for, after another token where there was one. `ms` since it was
 *   asked. `code`: the call and the status of the answer, `currentUser:503`, or how it failed without one:
 *   `listUserCertificates:network` (no answer), `parse` (no JSON), `shape` (other JSON), `graphql` (errors in a 200).
 * - `file-retried` A file of the plugin did not come and is asked for again, twice at most. `ms` since it was asked for.
 *   `code`: its name, where the browser tells it, else that of the error. Mounts share their files: the one that was
 *   there first is told.
 * - `pdf-made` A PDF was saved. `ms` since it was asked for, with the code, fonts and pictures it needs. `code`: how many
 *   certificates it has.
 * - `save-conflict` A template was not saved, since meanwhile somebody else `changed` or `deleted` it, as `code` says.
 *   `ms` since it was to be saved. The refusal by the server is a `call-failed` of its own.
 */
export type PluginEventName =
  | 'screen-ready'
  | 'call-failed'
  | 'file-retried'
  | 'pdf-made'
  | 'save-conflict';

/** Something that happened once. Nothing in it tells of whom or of what: no id, no name, no address. */
export interface PluginEvent {
  name: PluginEventName;
  /** How long it took, whole milliseconds. */
  ms: number;
  code: string;
}

/** @param began when, by `performance.now()` */
export type TellEvent = (name: PluginEventName, began: number, code: string) => void;

export const eventOf = (...[name, began, code]: Parameters<TellEvent>): PluginEvent => ({
  name,
  ms: Math.round(performance.now() - began),
  code,
});
