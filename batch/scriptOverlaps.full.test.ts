/** Tests the scripts in the layouts that `npm test` leaves out. */
import './scriptOverlaps.test.ts';
