import * as react from './react.jsx';
import { startPage } from './page.js';

react.showHost();
await startPage(() => react);
