export { CodeSection } from './CodeSection.tsx';
