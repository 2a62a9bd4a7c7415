import { createToastQueue } from '#ui/toasts/toastQueue.ts';

/** Key in the session cache: a string that carries the type of the stored value. */
export type SessionCacheKey<Value> = string & { readonly value?: Value };

/**
 * Cache for the data of one session that are not in the Redux store, such as drafts, rendered images and toasts. Each
 * session gets a new cache, so no data can reach the next session. Asynchronous code detects the end of a session by
 * checking whether the cache is still the same object.
 */
export class SessionCache {
  readonly toasts = createToastQueue();
  private readonly entries = new Map<string, unknown>();

  /** Returns the value of a key, or undefined when there is none. */
  get<Value>(key: SessionCacheKey<Value>): Value | undefined {
    return this.entries.get(key) as Value | undefined;
  }

  set<Value>(key: SessionCacheKey<Value>, value: Value): void {
    this.entries.set(key, value);
  }

  /** Removes the value of a key and returns it. */
  remove<Value>(key: SessionCacheKey<Value>): Value | undefined {
    const value = this.get(key);
    this.entries.delete(key);
    return value;
  }
}

/** Path of the screen that was open before the current one. */
export const previousPathnameKey = 'previousPathname' as SessionCacheKey<string>;
