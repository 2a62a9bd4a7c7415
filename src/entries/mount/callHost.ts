import { createPluginEvent, type ReportEvent } from '#runtime/pluginEvent.ts';
import type { MountProps } from '../contract.ts';

/** Calls a callback of the host. Errors that the callback throws are logged and do not affect the plugin. */
export function callHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Creates functions that report events to the host, by calling its `onEvent` and `onReady`.
 * @param getProps returns the current props of the host
 */
export function createHostNotifier(getProps: () => Pick<MountProps, 'onEvent' | 'onReady'>) {
  let isReady = false;
  const onEvent: ReportEvent = (...args) =>
    callHost(() => getProps().onEvent?.(createPluginEvent(...args)));
  return {
    onEvent,
    /**
     * Reports to the host that a screen is ready. The first call also reports that the plugin is ready.
     * @param startTime start of the navigation to the screen, from `performance.now()`
     */
    onReady: (code: string, startTime: number) => {
      if (!isReady) callHost(() => getProps().onReady?.({ version: __VERSION__ }));
      isReady = true;
      onEvent('screen-ready', startTime, code);
    },
  };
}
