export { PrintShopMenu } from './deferred.tsx';
