/** Tests each layout with the texts, logos and signatures that `npm test` leaves out. */
import './frontCode.test.ts';
