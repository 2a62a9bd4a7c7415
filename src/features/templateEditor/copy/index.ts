export { DeferredCopyAllTextsNote, DeferredCopyTextNote } from './deferred.ts';
export { useCopyFromOtherLanguage } from './useCopyFromOtherLanguage.ts';
