import type { PluginContext } from './pluginContext.ts';
import type { SessionCacheKey } from './sessionCache.ts';

const previousPathKey: SessionCacheKey<string> = {};

/** Stores the path of the screen that the user has left. */
export const savePreviousPath = ({ sessionCache }: PluginContext, pathname: string): void =>
  sessionCache.set(previousPathKey, pathname);

/** Returns the path of the screen that was open before the current one in this session, if any. */
export const getPreviousPath = ({ sessionCache }: PluginContext): string | undefined =>
  sessionCache.get(previousPathKey);
