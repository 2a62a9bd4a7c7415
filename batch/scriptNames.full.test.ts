/** Tests all names of each script. */
import './scriptNames.test.ts';
