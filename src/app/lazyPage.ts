import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

/** A screen in a chunk of its own, asked for again when the network fails it. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryingImport(load) }));
}
