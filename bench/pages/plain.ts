import { ByteWriter } from '../../src/rendering/pdf/content/ByteWriter.ts';
import { writePath } from '../../src/rendering/pdf/content/pathOperators.ts';
import type { Side } from '../../src/rendering/scene.ts';
import { onPage } from '../../src/testing/paths.ts';

/** One side for the peers: what is filled or stroked, then lines of text. Paper and picture they draw themselves. */
export function plain({ ground, shapes }: Side) {
  const [, ...above] = ground.shapes;
  const all = [...above, ...shapes];
  return {
    paths: all.flatMap((shape) => {
      if (shape.kind !== 'path') return [];
      const d = onPage(shape);
      return [{ ...shape, d, operators: pathOperators(d) }];
    }),
    texts: all.flatMap((shape) => {
      if (shape.kind !== 'text') return [];
      const { text, face, size, fill, y, xs } = shape;
      return [{ text, face, size, fill, x: xs[0] ?? 0, y }];
    }),
  };
}

function pathOperators(path: string): string {
  const content = new ByteWriter();
  writePath(content, path);
  return new TextDecoder().decode(content.bytes);
}
