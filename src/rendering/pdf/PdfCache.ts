import { remembered, rememberedLately } from '#model/remembered.ts';
import type { FaceName } from '../fonts/faces.ts';
import { fontProgram, type FontProgram, type FontUse, latinUse } from './fontProgram.ts';
import { type Deflated, deflate } from './formats/deflate.ts';
import { type PixelPicture, type SplitPixels, splitPixels } from './pictures.ts';
import { outlineForm } from './formats/glyphOutline.ts';
import { readTrueType, type TrueType } from './formats/trueType.ts';
import { latin1 } from './syntax.ts';

const mostKept = 32;

/** A character's outline as an object of a file. */
interface DeflatedOutline {
  /** Of its dictionary. */
  entries: string;
  /** Undefined for a space. */
  drawn: Deflated | undefined;
}

/** A font with the whole Latin alphabet. */
interface LatinFont {
  use: FontUse;
  program: FontProgram;
}

/** What documents of the same designs and fonts share, made once. Bounded. */
export class PdfCache {
  private readonly fonts = new Map<FaceName, TrueType>();
  private readonly latinFonts = new Map<FaceName, LatinFont>();
  private readonly outlines = new Map<TrueType, Map<string, DeflatedOutline>>();
  private readonly streams = new Map<string, Deflated>();
  private readonly pictures = new WeakMap<PixelPicture, SplitPixels>();

  font(name: FaceName, bytes: Uint8Array): TrueType {
    return remembered(this.fonts, name, () => readTrueType(bytes));
  }

  /** Of a font that it holds. */
  latin(name: FaceName, font: TrueType): LatinFont {
    return remembered(this.latinFonts, name, () => {
      const use = latinUse(name, font);
      return { use, program: fontProgram(use) };
    });
  }

  stream(key: string, make: () => Uint8Array): Deflated {
    return rememberedLately(this.streams, mostKept, key, () => deflate(make()));
  }

  /** Of a font that it holds. */
  outline(font: TrueType, character: string): DeflatedOutline {
    const known = remembered(this.outlines, font, () => new Map<string, DeflatedOutline>());
    return remembered(known, character, () => {
      const { entries, operators } = outlineForm(font, character);
      return { entries, drawn: operators === '' ? undefined : deflate(latin1(operators)) };
    });
  }

  /** For as long as whoever has the picture keeps it. */
  pixels(picture: PixelPicture): SplitPixels {
    return remembered(this.pictures, picture, () => splitPixels(picture, deflate));
  }
}
