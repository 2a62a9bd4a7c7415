export { CopyAllAreas, CopyArea } from './deferred.ts';
export { useCopyAreas } from './useCopyAreas.ts';
