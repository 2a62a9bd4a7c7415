export { DeferredFileCheckDropZone } from './deferred.ts';
