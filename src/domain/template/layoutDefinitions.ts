import { mixColors } from '../color/oklch.ts';
import { landscapePageSize } from './pageSize.ts';

/**
 * Properties of a certificate layout. Its drawing is in `rendering/layouts`, and loaded later; its names are in
 * `layoutLabels.ts`.
 */
interface LayoutDefinition {
  /**
   * Colour scheme. `dark`: light text on a background in the content colour. Default: dark text on a light background.
   */
  scheme?: 'dark';
  /** Returns the background colour of a light design: white mixed with a little of a template colour. */
  getBackgroundColor?: (colors: { titleColor: string; contentColor: string }) => string;
  /** Position of the background image on the front, points. Only layouts for artwork draw text on the image. */
  imageArea: { x: number; y: number; width: number; height: number };
  /**
   * Whether the layout is for artwork: a background image that the company designed as a complete page. Artwork fills
   * both sides of the certificate, and texts are drawn on it.
   */
  isArtwork?: true;
}

const white = '#FFFFFF';
const { width, height } = landscapePageSize;

const definitions = {
  Layout1: {
    getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.018),
    imageArea: { x: 75, y: 75, width: 202, height: 445.3 },
  },
  Layout2: {
    getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.012),
    imageArea: { x: 0, y: 0, width: 198, height },
  },
  Layout3: {
    imageArea: { x: 572, y: 0, width: width - 572, height },
  },
  Layout4: {
    getBackgroundColor: ({ contentColor }) => mixColors(contentColor, white, 0.012),
    imageArea: { x: 0, y: 0, width, height: 126 },
  },
  Layout5: {
    scheme: 'dark',
    imageArea: { x: 567, y: 52, width: 224, height: 491.3 },
  },
  Layout6: {
    imageArea: { x: width - height / 3, y: 0, width: height / 3, height: height * (2 / 3) },
  },
  Layout7: {
    imageArea: { x: 0, y: 0, width, height },
    isArtwork: true,
  },
  Layout8: {
    imageArea: { x: 0, y: 0, width, height },
    isArtwork: true,
  },
} satisfies Readonly<Record<string, LayoutDefinition>>;

/** Properties of the layouts, by the name that the server stores (docs/behaviour.md, Layouts of a certificate). */
export const layoutDefinitions: Readonly<Record<keyof typeof definitions, LayoutDefinition>> =
  definitions;
