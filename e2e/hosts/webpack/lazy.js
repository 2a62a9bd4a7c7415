// A host whose React comes with what needs it: the plugin may be asked for before any of it has run.
import { startPage } from './page.js';

await startPage(() => import('./react.jsx'));
