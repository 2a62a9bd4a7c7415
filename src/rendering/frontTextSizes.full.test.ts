/** Tests each layout with all texts, logos, signatures, images and codes. */
import './frontTextSizes.test.ts';
