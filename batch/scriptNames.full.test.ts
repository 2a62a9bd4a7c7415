/** Tests the names of each script that `npm test` leaves out. */
import './scriptNames.test.ts';
