export { DeferredSelectionBar } from './deferred.ts';
export { DeferredStartSelectionButton } from './deferredStartSelectionButton.ts';
