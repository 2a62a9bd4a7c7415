/** Tests each layout with the texts that `npm test` leaves out in a language. */
import './layoutCertificate.test.ts';
