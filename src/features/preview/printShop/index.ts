export { PrintShopMenu } from './deferred.ts';
