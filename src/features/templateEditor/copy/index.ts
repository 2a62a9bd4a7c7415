export { CopyAllFromLanguageNote } from './CopyAllFromLanguageNote.tsx';
export { CopyFromLanguageNote } from './CopyFromLanguageNote.tsx';
export { useCopyFromOtherLanguage } from './useCopyFromOtherLanguage.ts';
