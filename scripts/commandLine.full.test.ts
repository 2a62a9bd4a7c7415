/** Tests each command with the kinds of arguments that `npm test` leaves out. */
import './commandLine.test.ts';
