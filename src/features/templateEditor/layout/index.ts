export { LayoutSection } from './LayoutSection.tsx';
