export { ColorsSection } from './ColorsSection.tsx';
