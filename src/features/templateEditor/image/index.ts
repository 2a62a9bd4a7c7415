export type { FocalPointControl } from './focalPointControl.ts';
export { ImageSection } from './ImageSection.tsx';
