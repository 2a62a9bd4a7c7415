import bodyWide from './metrics/bodyWide.json';
import boldWide from './metrics/boldWide.json';
import titleGreek from './metrics/titleGreek.json';
import titleWide from './metrics/titleWide.json';

/** Stored metrics of the certificate fonts that are loaded only for texts that need them. */
export const metricsOfExtendedCharacters = { titleWide, bodyWide, boldWide, titleGreek };
