export { ImportButton } from './ImportButton.tsx';
export { fileMessages } from './messages.ts';
export { useExportTemplate } from './useExportTemplate.ts';
