/** Tests every script in every layout. */
import './scriptOverlaps.test.ts';
