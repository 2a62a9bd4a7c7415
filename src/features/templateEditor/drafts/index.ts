export { createDraftKey, createDraftScope } from './draftKeys.ts';
export type { Draft } from './parseDraft.ts';
export { type OfferedDraft, useDraft } from './useDraft.ts';
