/** Tests each layout with all texts, logos and signatures. */
import './frontCode.test.ts';
