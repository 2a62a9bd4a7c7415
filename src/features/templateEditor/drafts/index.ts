export { createDraftKey, createDraftKeyPrefix } from './draftKeys.ts';
export type { Draft } from './parseDraft.ts';
export { type RestorableDraft, useDraft } from './useDraft.ts';
