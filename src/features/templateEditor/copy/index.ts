export { DeferredCopyAllFromLanguageNote, DeferredCopyFromLanguageNote } from './deferred.ts';
export { useCopyFromOtherLanguage } from './useCopyFromOtherLanguage.ts';
