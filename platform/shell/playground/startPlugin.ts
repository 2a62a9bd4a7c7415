import type { Mount, Mounted, MountProps } from '#entries/contract.ts';
import { embed, type EmbedOptions } from '#entries/embed.ts';
import type { LoadRemote } from '../remote/federation.ts';
import { contractDescription } from './description.ts';
import type { HostSettings } from './hostSettings.ts';
import type { PlaygroundState } from './playgroundState.ts';
import type { AddToLog } from './useLog.ts';

/** The plugin as the playground controls it, however it is embedded. */
export interface RunningPlugin {
  update(changes: object): void;
  remove(): void;
}

/** Props or options, except callbacks. */
export type Inputs = Readonly<Record<string, unknown>>;

export function createInputs({ kind }: PlaygroundState, settings: HostSettings): Inputs {
  const { values, config, theme } = settings;
  if (kind === 'iframe') return values;
  return { ...values, config, ...(kind === 'module' && { theme }) };
}

/**
 * Creates a text that differs when the plugin has to be mounted again: after a change of a prop that is read once, and
 * when a prop appears or disappears, because `update` cannot remove each of them.
 */
export function createMountKey(
  { kind, module }: PlaygroundState,
  inputs: Inputs,
  callbacks: readonly string[],
): string {
  const readOnce = contractDescription[kind].filter(({ isReadOnce }) => isReadOnce);
  return JSON.stringify([
    kind,
    module,
    Object.keys(inputs).toSorted(),
    callbacks,
    readOnce.map(({ name }) => inputs[name]),
  ]);
}

/** Lists the inputs that `update` has to change. */
export function findChanges(previous: Inputs, next: Inputs): Inputs {
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(previous[name]),
  );
  return Object.fromEntries(changed);
}

interface StartOptions {
  state: PlaygroundState;
  inputs: Inputs;
  callbacks: readonly string[];
  loadRemote: LoadRemote;
  log: AddToLog;
}

/** Embeds the plugin in an element. @throws ConfigError of the plugin */
export async function startPlugin(
  element: HTMLElement,
  { state, inputs, callbacks, loadRemote, log }: StartOptions,
): Promise<RunningPlugin> {
  let running: RunningPlugin | undefined;
  const handlers = callbacks.map((name): [string, unknown] => [
    name,
    (...values: unknown[]) => {
      log('callback', name, ...values);
      if (name === 'navigate') running?.update({ path: values[0] });
    },
  ]);
  const props: Inputs = { ...inputs, ...Object.fromEntries<unknown>(handlers) };
  if (state.kind === 'iframe') {
    log('call', 'embed', inputs);
    running = startFrame(element, props as unknown as EmbedOptions, log);
  } else {
    const module = state.kind === 'print' ? 'PrintView' : state.module;
    const mount = (await loadRemote(module)) as Mount<MountProps>;
    // The configuration is long, and in its controls.
    const { config: _config, ...loggedInputs } = inputs;
    log('call', `${module}.mount`, loggedInputs);
    running = toRunningPlugin(mount(element, props as unknown as MountProps));
  }
  return running;
}

const toRunningPlugin = (mounted: Mounted<MountProps>): RunningPlugin => ({
  update: (changes) => mounted.update(changes),
  remove: () => mounted.unmount(),
});

/** Embeds the plugin in an iframe and logs the messages from it. */
function startFrame(element: HTMLElement, options: EmbedOptions, log: AddToLog): RunningPlugin {
  const logMessage = ({ source, data: message }: MessageEvent<unknown>): void => {
    const frame = element.querySelector('iframe');
    if (frame === null || source !== frame.contentWindow) return;
    const { type, data } = message as { type?: unknown; data?: unknown };
    log('message', String(type), data);
  };
  window.addEventListener('message', logMessage);
  const embedded = embed(element, options);
  return {
    update: (changes) => embedded.update(changes),
    remove: () => {
      window.removeEventListener('message', logMessage);
      embedded.remove();
    },
  };
}
