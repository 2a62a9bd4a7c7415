export { EditorBar } from './EditorBar.tsx';
export { isValidTemplateName } from './NameField.tsx';
