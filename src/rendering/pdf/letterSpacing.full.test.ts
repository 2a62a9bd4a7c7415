/** Tests each layout in every language. */
import './letterSpacing.test.ts';
