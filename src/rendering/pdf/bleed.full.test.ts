/** Tests each layout with the designs that `npm test` leaves out. */
import './bleed.test.ts';
