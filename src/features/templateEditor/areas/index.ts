export { AreasSection } from './AreasSection.tsx';
