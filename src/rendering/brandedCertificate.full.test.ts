/** Tests each layout with all texts, signatures and logos. */
import './brandedCertificate.test.ts';
