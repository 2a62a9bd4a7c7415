export { BrandSection } from './deferred.tsx';
