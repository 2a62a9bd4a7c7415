/** Tests each layout in the languages that `npm test` leaves out. */
import './letterSpacing.test.ts';
