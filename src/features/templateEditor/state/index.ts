export { saveEditorSnapshot } from './editorSnapshot.ts';
export { isSameTemplate } from './isSameTemplate.ts';
export { type Editing, useEditing } from './useEditing.ts';
export { type InitialEditorState, useTemplateForEditing } from './useTemplateForEditing.ts';
