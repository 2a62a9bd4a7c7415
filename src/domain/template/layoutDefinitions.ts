import { defineMessage } from 'react-intl';
import { mixColors } from '../color/oklch.ts';
import { landscapePageSize } from './pageSize.ts';

/** Properties of a certificate layout. Its drawing is in `rendering/layouts`, and loaded later. */
interface LayoutDefinition {
  /** Name of the layout in the interface, a message. */
  name: Readonly<{ id: string; defaultMessage: string }>;
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
    name: defineMessage({
      id: 'layout.1',
      defaultMessage: 'Classic',
      description:
        'Name of a layout: a woven border like that of bond certificates, a watermark and a seal',
    }),
    getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.018),
    imageArea: { x: 75, y: 75, width: 202, height: 445.3 },
  },
  Layout2: {
    name: defineMessage({
      id: 'layout.2',
      defaultMessage: 'Band',
      description:
        'Name of a layout: a vertical band with fine wavy lines and a seal, to the left of the text',
    }),
    getBackgroundColor: ({ titleColor }) => mixColors(titleColor, white, 0.012),
    imageArea: { x: 0, y: 0, width: 198, height },
  },
  Layout3: {
    name: defineMessage({
      id: 'layout.3',
      defaultMessage: 'Editorial',
      description: 'Name of a layout: large type above a line, and quarter circles in a corner',
    }),
    imageArea: { x: 572, y: 0, width: width - 572, height },
  },
  Layout4: {
    name: defineMessage({
      id: 'layout.4',
      defaultMessage: 'Header',
      description:
        'Name of a layout: the title on a band with a woven pattern, and a ribbon over the band’s edge',
    }),
    getBackgroundColor: ({ contentColor }) => mixColors(contentColor, white, 0.012),
    imageArea: { x: 0, y: 0, width, height: 126 },
  },
  Layout5: {
    name: defineMessage({
      id: 'layout.5',
      defaultMessage: 'Night',
      description:
        'Name of a layout: light text on a dark page, with a frame and rays around a seal',
    }),
    scheme: 'dark',
    imageArea: { x: 567, y: 52, width: 224, height: 491.3 },
  },
  Layout6: {
    name: defineMessage({
      id: 'layout.6',
      defaultMessage: 'Mosaic',
      description: 'Name of a layout: text beside a strip of ornamental tiles with a seal',
    }),
    imageArea: { x: width - height / 3, y: 0, width: height / 3, height: height * (2 / 3) },
  },
  Layout7: {
    name: defineMessage({
      id: 'layout.7',
      defaultMessage: 'Your artwork, text centered',
      description: 'Name of a layout: texts alone on a page that the company’s designers finished',
    }),
    imageArea: { x: 0, y: 0, width, height },
    isArtwork: true,
  },
  Layout8: {
    name: defineMessage({
      id: 'layout.8',
      defaultMessage: 'Your artwork, text on the left',
      description: 'Name of a layout: texts alone on a page that the company’s designers finished',
    }),
    imageArea: { x: 0, y: 0, width, height },
    isArtwork: true,
  },
} satisfies Readonly<Record<string, LayoutDefinition>>;

/** Properties of the layouts, by the name that the server stores (docs/behaviour.md, Layouts of a certificate). */
export const layoutDefinitions: Readonly<Record<keyof typeof definitions, LayoutDefinition>> =
  definitions;
