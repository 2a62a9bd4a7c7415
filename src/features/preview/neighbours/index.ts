export { NeighbourButtons } from './NeighbourButtons.tsx';
export type { Neighbours } from './neighbours.ts';
export { getCertificateName, type NavigationDirection, useNeighbours } from './useNeighbours.ts';
export { useSwipe } from './useSwipe.ts';
