/**
 * Version of the code that draws documents. It rises when the same certificate gives another file than before. The
 * record that is attached to a file names it.
 */
export const drawingVersion = 3;
