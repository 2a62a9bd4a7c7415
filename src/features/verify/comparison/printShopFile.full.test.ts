/** Tests the layouts that `npm test` leaves out. */
import './printShopFile.test.ts';
