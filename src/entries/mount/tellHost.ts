import { eventOf, type TellEvent } from '#model/pluginEvent.ts';
import type { MountProps } from '../contract.ts';

/** Calls the host back. What it throws is a fault of its own, which ends nothing here. */
export function tellHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error(error);
  }
}

/** What every module tells its host. @param props gives those of now */
export function createReports(props: () => Pick<MountProps, 'onEvent' | 'onReady'>) {
  let isReady = false;
  const event: TellEvent = (...what) => tellHost(() => props().onEvent?.(eventOf(...what)));
  return {
    event,
    ready: (code: string, began: number) => {
      if (!isReady) tellHost(() => props().onReady?.({ version: __VERSION__ }));
      isReady = true;
      event('screen-ready', began, code);
    },
  };
}
