export { DeferredSelectionBar } from './deferred.ts';
