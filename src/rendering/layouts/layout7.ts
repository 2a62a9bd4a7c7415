import { createArtworkLayout } from './artwork.ts';
import { artworkTextBoxes } from './layoutProperties.ts';

/** Layout “Your artwork” with centred text. The background image is a finished page designed by the company. */
export const layout7 = createArtworkLayout('center', artworkTextBoxes.Layout7);
