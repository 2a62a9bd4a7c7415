import type { ScriptFontName } from './fonts/scriptFonts.ts';
import type { Side } from './scene.ts';

/** Returns the fonts of shaped text on the given sides. */
export function collectScriptFonts(...sides: readonly Side[]): Set<ScriptFontName> {
  const shapes = sides.flatMap((side) => side.shapes);
  return new Set(
    shapes.flatMap((shape) => (shape.kind === 'glyphRun' ? [shape.run.fontName] : [])),
  );
}
