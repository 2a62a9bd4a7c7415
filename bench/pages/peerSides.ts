import { ByteWriter } from '../../src/rendering/pdf/content/ByteWriter.ts';
import { writePath } from '../../src/rendering/pdf/content/pathOperators.ts';
import type { Side } from '../../src/rendering/scene.ts';
import { toPagePath } from '../../src/testing/paths.ts';

/**
 * Converts a side of a certificate for the other PDF libraries: paths and lines of text. They draw the background image
 * themselves.
 */
export function toPeerSide({ background, shapes }: Side) {
  const [, ...backgroundShapes] = background.shapes;
  const allShapes = [...backgroundShapes, ...shapes];
  return {
    paths: allShapes.flatMap((shape) => {
      if (shape.kind !== 'path') return [];
      const d = toPagePath(shape);
      return [{ ...shape, d, operators: writePathOperators(d) }];
    }),
    texts: allShapes.flatMap((shape) => {
      if (shape.kind !== 'text') return [];
      const { text, face, size, fill, y, xs } = shape;
      return [{ text, face, size, fill, x: xs[0] ?? 0, y }];
    }),
  };
}

function writePathOperators(path: string): string {
  const content = new ByteWriter();
  writePath(content, path);
  return new TextDecoder().decode(content.bytes);
}
