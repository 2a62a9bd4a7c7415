/** Tests each layout with all texts in every language. */
import './layoutCertificate.test.ts';
