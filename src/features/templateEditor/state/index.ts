export { editorSnapshotKey, updateEditorSnapshot } from './editorSnapshot.ts';
export type { InitialEditorState, SaveProgress } from './initialEditorState.ts';
export { isSameTemplate } from './isSameTemplate.ts';
export { type EditedTemplate, useEditedTemplate } from './useEditedTemplate.ts';
export { useTemplateForEditing } from './useTemplateForEditing.ts';
