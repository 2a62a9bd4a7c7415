/** Tests each layout with every design. */
import './bleed.test.ts';
