import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { FallbackTextMetrics } from './faces.ts';

/**
 * Thrown for text with characters that no certificate font has, if the environment has no other fonts to draw the text.
 */
export class UnwritableTextError extends Error {
  /** Graphemes (user-perceived characters) that no font has. */
  readonly graphemes: readonly string[];

  constructor(text: string) {
    const graphemes = [
      ...new Set([...splitGraphemes(text)].filter((cluster) => cluster.trim() !== '')),
    ];
    const codes = graphemes.map((cluster) => {
      const points = Array.from(cluster, (sign) => sign.codePointAt(0)?.toString(16).toUpperCase());
      return `${cluster} (U+${points.join(' U+')})`;
    });
    super(`No certificate font has ${codes.join(', ')}.`);
    this.name = 'UnwritableTextError';
    this.graphemes = graphemes;
  }
}

/**
 * Throws an error for text that no certificate font has. Used as `measureFallbackText` in environments that have no
 * other fonts to draw the text.
 * @throws UnwritableTextError
 */
export function throwOnFallbackText(text: string): FallbackTextMetrics {
  throw new UnwritableTextError(text);
}
