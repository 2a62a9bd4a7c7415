import { type Language, languageFacts, languages } from '../language.ts';
import { parseHex } from '../color/oklch.ts';
import type { FocalPoint } from './focalPoint.ts';

/** `Layout1` … `Layout8`: Classic, Band, Editorial, Header, Night, Mosaic; your artwork, centred and left. */
export const layoutNames = [
  'Layout1',
  'Layout2',
  'Layout3',
  'Layout4',
  'Layout5',
  'Layout6',
  'Layout7',
  'Layout8',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The custom areas of a certificate, by place. */
export const areaNames = ['header', 'center', 'footer'] as const;
export type AreaName = (typeof areaNames)[number];

/** The texts of one language, in the order of `areaNames`. */
export type AreaTexts = readonly [header: string, center: string, footer: string];

/** Under what a template keeps the texts of a language (docs/behaviour.md, Languages). */
export const areasKeyOf = (language: Language) => languageFacts[language].areasKey;
export type AreasKey = ReturnType<typeof areasKeyOf>;

export type AreasByLanguage = Readonly<Record<AreasKey, AreaTexts>>;

/** A company's design of its certificates (docs/behaviour.md, Template). */
export interface CertificateTemplate {
  /** Null in the default template, which nobody stored. */
  id: string | null;
  name: string;
  layout: LayoutName;
  /** The one that certificates use whose mission sets no other. */
  favorite: boolean;
  /** Address of the stored picture, or empty. */
  backgroundImage: string;
  /** What it was made of: an address, or the data of one that was just chosen. */
  rawImage: string;
  /** Of the raw picture, where it is drawn and not the part of it that was stored. Not sent: the part is made of it. */
  focalPoint?: FocalPoint | undefined;
  /** Hex digits without `#`. */
  colors: { title: string; content: string };
  customFields: AreasByLanguage;
  /** What the server has and the plugin cannot read; what stands for it above is the default template's. */
  unread?: UnreadParts | undefined;
}

/** How much hangs on a template, as far as a platform tells. */
export interface TemplateUsage {
  /** Certificates that were issued with it. */
  certificates: number | null;
  /** Missions and contents that name it. */
  missions: number | null;
}

/** The parts of a template that may come in a form the plugin does not know, by their names on the wire. */
export type TemplatePart = 'layout' | 'colors' | 'custom_fields' | 'background_image' | 'raw_image';

/** Parts as they came. They go back like that until somebody puts something else in their place. */
export type UnreadParts = Partial<Record<TemplatePart, unknown>>;

/** The custom areas of a template in one language. */
export const areasOf = (
  { customFields }: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaTexts => customFields[areasKeyOf(language)];

/** Which custom areas of a template are blank in a language. */
export function blankAreas(
  template: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaName[] {
  const texts = areasOf(template, language);
  return areaNames.filter((_name, index) => texts[index]?.trim() === '');
}

/** The custom areas of a template, from those of each language. */
export const areasOfEach = (textsIn: (language: Language) => AreaTexts): AreasByLanguage =>
  Object.fromEntries(
    languages.map((language) => [areasKeyOf(language), textsIn(language)]),
  ) as AreasByLanguage;

/**
 * What a new template begins with, and the last fallback (docs/behaviour.md, Default template).
 * @param primaryColor the company's `branding.primary_color`, with or without `#`
 */
export function defaultTemplate(primaryColor?: string | null): CertificateTemplate {
  return {
    id: null,
    name: 'New Template ✏️',
    layout: 'Layout1',
    favorite: false,
    backgroundImage: '',
    rawImage: '',
    colors: { title: parseHex(primaryColor)?.slice(1) ?? '00CEB2', content: '323f47' },
    customFields: areasOfEach(() => ['', '', '']),
  };
}

/**
 * The picture to draw; empty for none. One that was just chosen has its raw form alone, and so it stays with a platform
 * that keeps each field as it came.
 */
export function shownImage({
  backgroundImage,
  rawImage,
  focalPoint,
}: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>): string {
  return focalPoint ? rawImage : backgroundImage || rawImage;
}
