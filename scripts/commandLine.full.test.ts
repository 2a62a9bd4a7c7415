/** Tests every command with each kind of arguments. */
import './commandLine.test.ts';
