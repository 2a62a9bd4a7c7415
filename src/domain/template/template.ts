import { type Language, languageDefinitions, languages } from '../language.ts';
import { parseHexColor } from '../color/oklch.ts';
import type { FocalPoint } from './focalPoint.ts';

/**
 * Layouts of certificates, named in the interface: Classic, Band, Editorial, Header, Night, Mosaic, and own artwork
 * with centred or left-aligned text.
 */
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

/**
 * Names of the custom areas: the parts of a certificate whose texts the author of the template writes, from top to
 * bottom.
 */
export const areaNames = ['header', 'center', 'footer'] as const;
export type AreaName = (typeof areaNames)[number];

/** Texts of the custom areas in one language, in the order of `areaNames`. */
export type AreaTexts = readonly [header: string, center: string, footer: string];

/** Returns the JSON key under which a template stores its texts in a language (docs/behaviour.md, Languages). */
export const getTemplateTextsKey = (language: Language) =>
  languageDefinitions[language].templateTextsKey;
export type TemplateTextsKey = ReturnType<typeof getTemplateTextsKey>;

export type AreaTextsByLanguage = Readonly<Record<TemplateTextsKey, AreaTexts>>;

/** A company's design for its certificates (docs/behaviour.md, Template). */
export interface CertificateTemplate {
  /** Id of the template; null for the built-in default template, which the server does not store. */
  id: string | null;
  name: string;
  layout: LayoutName;
  /** Whether this is the company's default template, for missions without a template of their own. */
  favorite: boolean;
  /** URL of the background image, cropped for the layout; empty for no image. */
  backgroundImage: string;
  /** Uncropped background image: a URL, or a data URL of a newly chosen file. */
  rawImage: string;
  /**
   * Point of the image that the next crop keeps visible. When set, the uncropped image is drawn instead of the stored
   * crop. Not sent to the server, which receives the new crop.
   */
  focalPoint?: FocalPoint | undefined;
  /** Text colours as six hex digits without `#`. */
  colors: { title: string; content: string };
  customFields: AreaTextsByLanguage;
  /**
   * Parts of the server's response that the plugin cannot parse. The corresponding fields of this object have default
   * values.
   */
  unread?: UnparsedTemplateParts | undefined;
}

/** Usage of a template. Values are null if the server does not report them. */
export interface TemplateUsage {
  /** Number of certificates issued with the template. */
  certificates: number | null;
  /** Number of missions and contents that use the template. */
  missions: number | null;
}

/** JSON keys of the template parts whose format may be unknown to the plugin. */
export type TemplatePart = 'layout' | 'colors' | 'custom_fields' | 'background_image' | 'raw_image';

/**
 * Parts of a template that could not be parsed, by JSON key. They are sent back to the server unchanged until the user
 * edits them.
 */
export type UnparsedTemplateParts = Partial<Record<TemplatePart, unknown>>;

/** Returns the texts of a template's custom areas in one language. */
export const getAreaTexts = (
  { customFields }: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaTexts => customFields[getTemplateTextsKey(language)];

/** Returns the custom areas of a template that have no text in a language. */
export function getBlankAreas(
  template: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaName[] {
  const texts = getAreaTexts(template, language);
  return areaNames.filter((_name, index) => texts[index]?.trim() === '');
}

/** Builds the custom texts of a template in all languages, by JSON key. Calls `getTexts` once per language. */
export const buildAreaTexts = (getTexts: (language: Language) => AreaTexts): AreaTextsByLanguage =>
  Object.fromEntries(
    languages.map((language) => [getTemplateTextsKey(language), getTexts(language)]),
  ) as AreaTextsByLanguage;

/**
 * Creates the built-in default template: the initial state of a new template, and the replacement for one that cannot
 * be loaded (docs/behaviour.md, Default template).
 * @param primaryColor the company's `branding.primary_color`, with or without `#`
 */
export function createDefaultTemplate(primaryColor?: string | null): CertificateTemplate {
  return {
    id: null,
    name: 'New Template ✏️',
    layout: 'Layout1',
    favorite: false,
    backgroundImage: '',
    rawImage: '',
    colors: { title: parseHexColor(primaryColor)?.slice(1) ?? '00CEB2', content: '323f47' },
    customFields: buildAreaTexts(() => ['', '', '']),
  };
}

/**
 * Returns the URL of the background image to draw; empty for no image. A newly chosen image has no crop yet, so its
 * original is drawn.
 */
export function getDisplayedImageUrl({
  backgroundImage,
  rawImage,
  focalPoint,
}: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>): string {
  return focalPoint ? rawImage : backgroundImage || rawImage;
}
