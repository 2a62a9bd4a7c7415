export { DeferredSaveDialog } from './deferred.tsx';
export { messages as saveMessages } from './messages.ts';
export type { FormSectionName, SaveError } from './saveError.ts';
export { SignInAgain } from './SignInAgain.tsx';
export { useNewerVersion } from './useNewerVersion.ts';
export { type SaveWithConfirmation, useSaveWithConfirmation } from './useSaveWithConfirmation.ts';
