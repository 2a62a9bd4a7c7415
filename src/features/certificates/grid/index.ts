export { GridView } from './deferred.ts';
export { ResultCards } from './ResultCards.tsx';
