import { type Language, languages } from '../language.ts';
import { languageDefinitions } from '../languageDefinitions.ts';
import { parseHexColor } from '../color/oklch.ts';
import type { FocalPoint } from './focalPoint.ts';
import { layoutDefinitions } from './layoutDefinitions.ts';

/** Name of a certificate layout, as stored by the server. */
export type LayoutName = keyof typeof layoutDefinitions;

export const layoutNames = Object.keys(layoutDefinitions) as readonly LayoutName[];

/**
 * Names of the custom areas, from top to bottom. Custom areas are the parts of a certificate whose texts the author of
 * the template writes.
 */
export const areaNames = ['header', 'center', 'footer'] as const;
export type AreaName = (typeof areaNames)[number];

/** Texts of the three custom areas in one language. */
export type AreaTexts = readonly [header: string, center: string, footer: string];

/** Returns the JSON key of a template's texts in a language, as stored by the server (docs/behaviour.md, Languages). */
export const getCustomTextsPropertyName = (language: Language) =>
  languageDefinitions[language].templateTextsKey;
export type CustomTextsPropertyName = ReturnType<typeof getCustomTextsPropertyName>;

export type AreaTextsByLanguage = Readonly<Record<CustomTextsPropertyName, AreaTexts>>;

/** A design that a company creates for its certificates (docs/behaviour.md, Template). */
export interface CertificateTemplate {
  /** Id of the template. Null for the built-in default template, because the server does not store this template. */
  id: string | null;
  name: string;
  layout: LayoutName;
  /** Whether this is the company's default template. It is used for missions without a template of their own. */
  favorite: boolean;
  /** URL of the background image after cropping for the layout. Empty for a template without an image. */
  backgroundImage: string;
  /** Background image before cropping: a URL, or the data URL of a file that the user has just chosen. */
  rawImage: string;
  /**
   * Point of the uncropped image that stays visible when the image is cropped for the layout. If set, the uncropped
   * image is drawn instead of `backgroundImage`. The point is not sent to the server; the newly cropped image is sent
   * instead.
   */
  focalPoint?: FocalPoint | undefined;
  /** Text colours as six hex digits without `#`. */
  colors: { title: string; content: string };
  customFields: AreaTextsByLanguage;
  /**
   * Whether the front of certificates shows the validation ID and a QR code. Undefined if the server has not stored this
   * option for the template: the front then shows neither, and the option is not sent.
   */
  showsCodeOnFront?: boolean | undefined;
  /**
   * Parts of the server's response that the plugin could not parse. The corresponding fields of this object have
   * default values.
   */
  unread?: UnparsedTemplateProperties | undefined;
}

/** Numbers that show how much a template is used. A number is null if the server does not report it. */
export interface TemplateUsage {
  /** Number of certificates issued with the template. */
  certificates: number | null;
  /** Number of missions and contents that use the template. */
  missions: number | null;
}

/** JSON keys of the template parts that the plugin may be unable to parse. */
export type TemplatePropertyName =
  | 'layout'
  | 'colors'
  | 'custom_fields'
  | 'background_image'
  | 'raw_image';

/**
 * Parts of a template that the plugin could not parse, by JSON key. Each part is sent back to the server unchanged,
 * unless the user edits it.
 */
export type UnparsedTemplateProperties = Partial<Record<TemplatePropertyName, unknown>>;

/** Returns the texts of a template's custom areas in one language. */
export const getAreaTexts = (
  { customFields }: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaTexts => customFields[getCustomTextsPropertyName(language)];

/** Returns the custom areas of a template that have no text in a language. */
export function getBlankAreas(
  template: Pick<CertificateTemplate, 'customFields'>,
  language: Language,
): AreaName[] {
  const texts = getAreaTexts(template, language);
  return areaNames.filter((_name, index) => texts[index]?.trim() === '');
}

/**
 * Builds the custom texts of a template in all languages, by the JSON key of the language.
 * @param getTexts function that returns the texts in a language; called once per language
 */
export const buildAreaTexts = (getTexts: (language: Language) => AreaTexts): AreaTextsByLanguage =>
  Object.fromEntries(
    languages.map((language) => [getCustomTextsPropertyName(language), getTexts(language)]),
  ) as AreaTextsByLanguage;

/**
 * Creates the built-in default template. A new template starts with this content, and the default template replaces a
 * template that cannot be loaded (docs/behaviour.md, Default template).
 * @param primaryColor the company's `branding.primary_color`, with or without `#`
 * @param storesCodeOnFront whether the server stores the option `showsCodeOnFront`, which is then on
 */
export function createDefaultTemplate(
  primaryColor?: string | null,
  storesCodeOnFront = false,
): CertificateTemplate {
  return {
    id: null,
    name: 'New Template ✏️',
    layout: 'Layout1',
    favorite: false,
    backgroundImage: '',
    rawImage: '',
    colors: { title: parseHexColor(primaryColor)?.slice(1) ?? '00CEB2', content: '323f47' },
    customFields: buildAreaTexts(() => ['', '', '']),
    ...(storesCodeOnFront && { showsCodeOnFront: true }),
  };
}

/**
 * Returns the URL of the background image to draw; empty if there is none. Returns the original image if the cropped
 * image does not exist yet or is out of date.
 */
export function getBackgroundImageUrl({
  backgroundImage,
  rawImage,
  focalPoint,
}: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>): string {
  return focalPoint ? rawImage : backgroundImage || rawImage;
}
