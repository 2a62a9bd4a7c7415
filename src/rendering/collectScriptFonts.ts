import type { GlyphRun } from './fonts/glyphRun.ts';
import type { Side } from './scene.ts';

/** Returns the fonts of shaped text on the given sides. */
export const collectScriptFonts = (...sides: readonly Side[]): Set<GlyphRun['fontName']> =>
  new Set(collectGlyphRuns(sides).map(({ fontName }) => fontName));

/** Returns the addresses of the fonts that the operator provides for the given sides, by font. */
export const collectFontUrls = (
  ...sides: readonly Side[]
): ReadonlyMap<GlyphRun['fontName'], string> =>
  new Map(
    collectGlyphRuns(sides).flatMap(({ fontName, fontUrl }) =>
      fontUrl === undefined ? [] : [[fontName, fontUrl] as const],
    ),
  );

const collectGlyphRuns = (sides: readonly Side[]): GlyphRun[] =>
  sides.flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'glyphRun' ? [shape.run] : [])),
  );
