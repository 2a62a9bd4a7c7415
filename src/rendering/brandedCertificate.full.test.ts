/** Tests each layout with the texts, signatures and logos that `npm test` leaves out. */
import './brandedCertificate.test.ts';
