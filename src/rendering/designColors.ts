import { inkOn, legibleTone } from '#model/color/legibleTone.ts';
import { contrast, fromOklch, mix, toOklch } from '#model/color/oklch.ts';
import type { CertificateDesign } from './design.ts';

/** The colours of one design by what they are for. */
export interface DesignColors {
  paper: string;
  /** Large words in the title's colour: as it was chosen by day, toned until it reads by night. */
  title: string;
  /** What those words stand on where their own colour does not read. */
  titleContour?: string | undefined;
  /** Other words in the title's hue, toned until they read. */
  ink: string;
  content: string;
  muted: string;
  /** Engraved lines in the title's hue, which are seen however pale it is. */
  line: string;
  /** Hairlines. */
  rule: string;
  /** A breath of the title's colour on the paper. */
  tint: string;
  /** Bands, seals, tiles: the title's colour as it was chosen. */
  fill: string;
  /** Text and patterns on `fill`. */
  onFill: string;
  /** Bars and ribbons: the content's colour as it was chosen. */
  bar: string;
  onBar: string;
  /** On light paper that lies on a dark ground. */
  panel?: DesignColors;
}

const readable = 4.5;
/** So that small text holds over watermarks and rays too. */
const readableOverOrnament = 5.4;
const seen = 2.2;
const leastOfHairlines = 1.5;

/** Colours on light paper. */
export function dayColors({ titleColor, contentColor }: ChosenColors, paper: string): DesignColors {
  const tone = (color: string, ratio: number) => legibleTone(color, [paper], ratio, 'darker');
  const ink = tone(titleColor, readable);
  const content = tone(contentColor, readable);
  return {
    ...asChosen({ titleColor, contentColor }),
    paper,
    title: titleColor,
    titleContour: contrast(titleColor, paper) < readable ? ink : undefined,
    ink,
    content,
    muted: tone(mix(content, paper, 0.7), readableOverOrnament),
    line: tone(titleColor, seen),
    rule: tone(mix(titleColor, paper, 0.5), leastOfHairlines),
    tint: mix(titleColor, paper, 0.1),
  };
}

/** Colours on dark paper: the content colour is the ground, so text is white with a breath of it. */
export function nightColors({ titleColor, contentColor }: ChosenColors): DesignColors {
  const { L, C, H } = toOklch(contentColor);
  const paper = fromOklch({ L: Math.min(L, 0.235), C: Math.min(C, 0.045), H });
  const tone = (color: string, ratio: number) => legibleTone(color, [paper], ratio, 'lighter');
  const title = tone(titleColor, readable);
  const content = mix('#FFFFFF', contentColor, 0.94);
  return {
    ...asChosen({ titleColor, contentColor }),
    paper,
    title,
    ink: title,
    content,
    muted: tone(mix(content, paper, 0.7), readableOverOrnament),
    line: title,
    rule: mix(title, paper, 0.5),
    tint: mix(title, paper, 0.1),
    panel: dayColors({ titleColor, contentColor }, mix(titleColor, '#FFFFFF', 0.03)),
  };
}

/** Colours on a picture that nobody has looked at yet: as they were chosen. */
export function artworkColors(chosen: ChosenColors): DesignColors {
  const { titleColor, contentColor } = chosen;
  return {
    ...dayColors(chosen, '#FFFFFF'),
    title: titleColor,
    titleContour: undefined,
    ink: titleColor,
    content: contentColor,
    muted: softened(contentColor),
    rule: mix(contentColor, '#FFFFFF', 0.4),
  };
}

/** Of a colour whose ground is not known yet. */
export const softened = (color: string): string => mix(color, '#808080', 0.8);

type ChosenColors = Pick<CertificateDesign, 'titleColor' | 'contentColor'>;

function asChosen({ titleColor, contentColor }: ChosenColors) {
  return {
    fill: titleColor,
    onFill: inkOn(titleColor),
    bar: contentColor,
    onBar: inkOn(contentColor),
  };
}
