/** Tests that programs copy IDs with and without a programme in each layout that they read. */
import './identifier.test.ts';
