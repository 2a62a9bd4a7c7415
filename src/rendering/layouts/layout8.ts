import { createArtworkLayout } from './artwork.ts';
import { artworkTextBoxes } from './layoutProperties.ts';

/** Layout “Your artwork” with left-aligned text. The background image is a finished page designed by the company. */
export const layout8 = createArtworkLayout('left', artworkTextBoxes.Layout8);
