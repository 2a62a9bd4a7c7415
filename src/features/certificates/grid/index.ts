export { GridView, ResultCards } from './deferred.ts';
