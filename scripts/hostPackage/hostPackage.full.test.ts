/** Builds the package for hosts twice. */
import './hostPackage.test.ts';
