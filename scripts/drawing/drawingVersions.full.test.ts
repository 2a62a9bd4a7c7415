/** Tests all golden files of each frozen version. */
import './drawingVersions.test.ts';
