// A host that loads its React together with its first screen, so that the plugin may request React before that.
import { startPage } from './page.js';

await startPage(() => import('./react.jsx'));
