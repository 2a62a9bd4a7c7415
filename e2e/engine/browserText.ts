import { fetchScriptFont } from '#rendering/shaping/scriptFontFiles.ts';
import { isSliceFontName } from '#rendering/fonts/sliceNames.ts';
import type { GlyphRunShape, Side } from '#rendering/scene.ts';
import { computeSimilarity, toGreyRaster } from '#testing/pdf/similarity.ts';

export interface RunComparison {
  text: string;
  fontName: string;
  /** Structural similarity of our drawing and the browser's own, 1 if they are equal. */
  similarity: number;
}

/** Size of the letters that are compared, pixels. */
const fontSize = 160;
/** Empty pixels around the letters. */
const margin = 4;

/** Draws the shaped texts of a side, and the same texts in the same fonts by the browser, and compares them. */
export async function compareRunsToBrowserText(side: Side): Promise<RunComparison[]> {
  const runs = side.shapes.flatMap((shape) => (shape.kind === 'glyphRun' ? [shape.run] : []));
  const comparisons: RunComparison[] = [];
  for (const run of runs) {
    const family = `test-${run.fontName}`;
    if (isSliceFontName(run.fontName)) continue;
    const bytes = await fetchScriptFont(run.fontName);
    document.fonts.add(await new FontFace(family, new Uint8Array(bytes)).load());
    const similarity = computeSimilarity(
      drawOnCanvas(run, (context) => drawOutline(context, run)),
      drawOnCanvas(run, (context) => drawText(context, run, family)),
    );
    comparisons.push({ text: run.text, fontName: run.fontName, similarity });
  }
  return comparisons;
}

type Run = GlyphRunShape['run'];
type Context = OffscreenCanvasRenderingContext2D;

/** Draws on a canvas of the size of a run, with the origin at the start of its baseline. */
function drawOnCanvas(run: Run, draw: (context: Context) => void) {
  const scale = fontSize / run.unitsPerEm;
  const width = Math.ceil(run.advance * scale) + 2 * margin;
  const height = Math.ceil((run.top - run.bottom) * scale) + 2 * margin;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.translate(margin, margin + Math.ceil(run.top * scale));
  draw(context);
  return toGreyRaster(context.getImageData(0, 0, width, height));
}

function drawOutline(context: Context, run: Run): void {
  const scale = fontSize / run.unitsPerEm;
  context.scale(scale, scale);
  context.fill(new Path2D(run.outline));
}

function drawText(context: Context, run: Run, family: string): void {
  context.font = `${fontSize}px ${family}`;
  context.textRendering = 'geometricPrecision';
  context.fontKerning = 'normal';
  context.direction = run.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(run.text, 0, 0);
}
