import bodyWide from './metrics/bodyWide.json';
import boldWide from './metrics/boldWide.json';
import titleGreek from './metrics/titleGreek.json';
import titleWide from './metrics/titleWide.json';

/** Metrics of the fonts that are loaded only when a text may need them. */
export const wideMetrics = { titleWide, bodyWide, boldWide, titleGreek };
