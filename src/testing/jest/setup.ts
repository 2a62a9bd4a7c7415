import { failOnConsoleCalls } from '../console.ts';

failOnConsoleCalls();
// Tests without a page need no DOM setup, and most of them finish faster than it loads.
if (typeof window !== 'undefined') jest.requireActual('../setupPage.ts');
