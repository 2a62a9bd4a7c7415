export { DeferredFileCheckDropZone } from './deferred.tsx';
