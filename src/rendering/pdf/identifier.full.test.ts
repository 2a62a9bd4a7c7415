/** Tests that programs copy IDs with or without a programme in the layouts that `npm test` leaves out. */
import './identifier.test.ts';
