/** Tests an archive of more files than a 16-bit count allows. */
import './archiveOutput.test.ts';
