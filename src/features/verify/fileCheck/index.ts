export { CheckZone } from './deferred.ts';
