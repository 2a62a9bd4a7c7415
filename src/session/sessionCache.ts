import { createToastQueue } from '#ui/toasts/toastQueue.ts';

/**
 * Key of a value in the session cache. Each key is a different empty object, created by the module that stores the
 * value; `Value` is the type of the value.
 */
export interface SessionCacheKey<Value> {
  /** Type of the stored value, for TypeScript only. Never set. */
  readonly value?: Value;
}

/**
 * Cache of data of one session that are not in the Redux store, such as drafts, rendered images and toasts. Each
 * session gets a new cache, so no data can reach the next session. Asynchronous code can compare caches to detect that
 * the session has ended.
 */
export class SessionCache {
  readonly toasts = createToastQueue();
  private readonly entries = new Map<SessionCacheKey<unknown>, unknown>();

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
