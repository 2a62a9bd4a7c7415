import { retryImport } from '#runtime/retryImport.ts';
import type { DrawingEngines } from './DrawingEngine.ts';

/** Engines of the frozen drawing versions. */
export const frozenDrawingEngines: DrawingEngines = new Map([
  [
    1,
    () =>
      retryImport(
        () => import(/* webpackChunkName: "drawing-1" */ './frozen/1/engine.generated.js'),
      ),
  ],
  [
    2,
    () =>
      retryImport(
        () => import(/* webpackChunkName: "drawing-2" */ './frozen/2/engine.generated.js'),
      ),
  ],
]);
