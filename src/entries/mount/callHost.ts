import { createPluginEvent, type ReportEvent } from '#runtime/pluginEvent.ts';
import type { MountProps } from '../contract.ts';

/** Calls a callback of the host. Errors that it throws are logged and do not affect the plugin. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Creates functions that call `onEvent` and `onReady` of the host.
 * @param getProps returns the current props of the host
 */
export function createHostReporter(getProps: () => Pick<MountProps, 'onEvent' | 'onReady'>) {
  let isReady = false;
  const onEvent: ReportEvent = (...args) =>
    callHost(() => getProps().onEvent?.(createPluginEvent(...args)));
  return {
    onEvent,
    /**
     * Reports a screen as ready, and on the first call also the plugin.
     * @param startTime start of the navigation, as in `performance.now()`
     */
    onReady: (code: string, startTime: number) => {
      if (!isReady) callHost(() => getProps().onReady?.({ version: __VERSION__ }));
      isReady = true;
      onEvent('screen-ready', startTime, code);
    },
  };
}
