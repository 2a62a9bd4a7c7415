/** Tests every layout. */
import './printShopFile.test.ts';
