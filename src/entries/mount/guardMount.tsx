import { createErrorCode } from '#app/errors/ErrorBoundary.tsx';
import { ErrorWithoutCatalog } from '#app/errors/ErrorWithoutCatalog.tsx';
import { ConfigError } from '#domain/config.ts';
import { toError } from '#runtime/toError.ts';
import type { Mounted, MountProps } from '../contract.ts';
import { callHost } from './callHost.ts';
import { createMountContainer } from './createMountContainer.ts';
import { findChangedGlobal } from './findChangedGlobal.ts';

/**
 * Mounts a module. If this fails, reports the error to the host and shows it in place of the module.
 * @throws ConfigError that names the configuration key with a missing or wrong value
 */
export function guardMount<Props extends MountProps>(
  element: HTMLElement,
  props: Props,
  mountModule: () => Mounted<Props>,
): Mounted<Props> {
  try {
    const changed = findChangedGlobal();
    if (changed !== undefined)
      throw new Error(
        `Certificates cannot be shown, because a script of this page changed ${changed}.`,
      );
    return mountModule();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return showError(element, props, toError(error));
  }
}

function showError<Props extends MountProps>(
  element: HTMLElement,
  props: Props,
  error: Error,
): Mounted<Props> {
  const code = createErrorCode(error);
  console.error(error);
  callHost(() => props.onError?.(error, code));
  const container = createMountContainer(element);
  container.render(<ErrorWithoutCatalog code={code} details={error.message} />);
  return {
    update: () => undefined,
    canLeave: () => Promise.resolve(true),
    unmount: () => container.remove(),
  };
}
