export { editorSnapshotKey, updateEditorSnapshot } from './editorSnapshot.ts';
export { isSameTemplate } from './isSameTemplate.ts';
export { type EditedTemplate, useEditedTemplate } from './useEditedTemplate.ts';
export { type InitialEditorState, useTemplateForEditing } from './useTemplateForEditing.ts';
