import { graphemesOf } from '#model/text/graphemes.ts';
import type { ForeignMeasure } from './faces.ts';

/** Text that no face has, where there are no fonts of a system to draw it with. */
export class UnwritableText extends Error {
  /** What is missing. */
  readonly graphemes: readonly string[];

  constructor(text: string) {
    const graphemes = [
      ...new Set([...graphemesOf(text)].filter((cluster) => cluster.trim() !== '')),
    ];
    const codes = graphemes.map((cluster) => {
      const points = Array.from(cluster, (sign) => sign.codePointAt(0)?.toString(16).toUpperCase());
      return `${cluster} (U+${points.join(' U+')})`;
    });
    super(`No certificate font has ${codes.join(', ')}.`);
    this.name = 'UnwritableText';
    this.graphemes = graphemes;
  }
}

/** `measureForeign` where nothing can draw a picture of text. @throws UnwritableText */
export function refuseForeign(text: string): ForeignMeasure {
  throw new UnwritableText(text);
}
