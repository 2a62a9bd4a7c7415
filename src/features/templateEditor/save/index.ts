export { SaveQuestionDialog } from './deferred.ts';
export { messages as saveMessages } from './messages.ts';
export type { FormPartName, SaveError } from './saveError.ts';
export { SignInAgain } from './SignInAgain.tsx';
export { type SaveControl, useSave } from './useSave.ts';
