import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';

/** A screen in a chunk of its own, asked for again when the network fails it. */
export function lazyPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await retryingImport(load) }));
}
