/** Tests each layout with the texts, logos, signatures, images and codes that `npm test` leaves out. */
import './frontTextSizes.test.ts';
