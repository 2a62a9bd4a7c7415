import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { createIntl } from 'react-intl';
import type { LayoutName } from '#domain/template/template.ts';
import { catalog } from '#i18n/pt.ts';
import { type CertificateText, createCertificateText } from '#rendering/certificateText.ts';
import type { BrandImages, CertificateDesign } from '#rendering/design.ts';
import type { DesignColors } from '#rendering/designColors.ts';
import { ShapeCollector } from '#rendering/layouts/composer.ts';
import { layoutCertificate, layoutFront } from '#rendering/layoutCertificate.ts';
import { allLayouts } from '#rendering/layouts/allLayouts.ts';
import {
  type PresentLayoutElements,
  getPresentLayoutElements,
} from '#rendering/layouts/layoutContext.ts';
import type { Scene, Side } from '#rendering/scene.ts';
import { createCertificate, testDocumentSettings } from './certificates.ts';
import { loadAllFonts } from './fonts.ts';

const lightColors = {
  background: '#F7F5F0',
  title: '#102A3A',
  smallTitleContour: '#0B131A',
  accent: '#213B4B',
  content: '#324C5C',
  muted: '#435D6D',
  line: '#4B6575',
  rule: '#546E7E',
  tint: '#DDE3E0',
  fill: '#657F8F',
  onFill: '#E8E4D8',
  bar: '#768FA0',
  onBar: '#D9D5C9',
} as const satisfies DesignColors;

/**
 * Colours of a design for tests. Each purpose, such as title or line, has a different colour. The colour of a shape in
 * a scene thus shows its purpose.
 */
export const testColors: DesignColors = lightColors;

/** Test colours for layouts with a light panel on a dark background. */
export const darkTestColors: DesignColors = {
  ...lightColors,
  panel: {
    background: '#FBFAF0',
    title: '#3A102A',
    smallTitleContour: '#1A0B13',
    accent: '#4B213B',
    content: '#5C324C',
    muted: '#6D435D',
    line: '#754B65',
    rule: '#7E546E',
    tint: '#E0DDE3',
    fill: '#8F657F',
    onFill: '#D8E8E4',
    bar: '#A0768F',
    onBar: '#C9D9D5',
  },
};

/** Gets the test colours of a layout. */
export const getTestColors = (name: LayoutName) =>
  layoutDefinitions[name].scheme === 'dark' ? darkTestColors : testColors;

/** Gets the purpose of a test colour, such as "title". Any other colour is returned unchanged. */
export function getTestColorPurpose(color: string): string {
  const findName = (colors: object) =>
    Object.entries(colors).find(([, value]) => value === color)?.[0];
  const panelName = findName(darkTestColors.panel ?? {});
  return findName(testColors) ?? (panelName === undefined ? color : `panel ${panelName}`);
}

/** Conditions for the layout of a certificate that has no optional parts, such as a footer or signatures. */
export const emptyLayoutConditions: PresentLayoutElements = {
  hasBackgroundImage: false,
  hasFooter: false,
  signatures: 0,
  emblem: 'star',
  isMarginSafe: false,
  hasCodeOnFront: false,
  hasSmallSeal: false,
};

/** The texts of a typical certificate, in Portuguese. */
export const typicalText: CertificateText = createCertificateText(createCertificate(), {
  ...testDocumentSettings,
  language: 'pt',
  intl: createIntl({ locale: 'pt-BR', messages: { ...catalog.messages } }),
  dateLocale: catalog.dateLocale,
});

const fonts = loadAllFonts();

/** Creates an empty `Composer` (a builder of scenes) that has all certificate fonts. */
export const createComposer = () => new ShapeCollector(fonts, 'pt');

/** Lays out both sides of a certificate in the layout of its design. */
export const createTestScene = (
  text: CertificateText,
  design: CertificateDesign,
  certificateFonts = fonts,
): Scene => layoutCertificate(text, design, certificateFonts, allLayouts[design.layout]);

/** Lays out only the front, for tests that do not look at the back. */
export const layoutTestFront = (text: CertificateText, design: CertificateDesign): Side =>
  layoutFront(text, design, fonts, allLayouts[design.layout]);

export const noImages: BrandImages = { signatures: [] };

/** Gets the conditions for the layout of a certificate from its texts: the optional parts that the certificate has. */
export const getLayoutContext = (
  text: CertificateText,
  hasBackgroundImage = false,
): PresentLayoutElements => ({
  ...getPresentLayoutElements(text, { layout: 'Layout1', titleColor: '', contentColor: '' }),
  hasBackgroundImage,
});

interface DrawOptions {
  hasBackgroundImage?: boolean;
  hasCodeOnFront?: boolean;
  colors?: DesignColors;
}

/** Draws both sides of a layout in test colours, without the background layers. */
export function drawLayout(
  name: LayoutName,
  text: CertificateText,
  {
    hasBackgroundImage = false,
    hasCodeOnFront = false,
    colors = getTestColors(name),
  }: DrawOptions = {},
) {
  const layout = allLayouts[name];
  const [front, back] = [createComposer(), createComposer()];
  const context = { ...getLayoutContext(text, hasBackgroundImage), hasCodeOnFront };
  const result = layout.drawFront({ composer: front, text, colors, context, brand: noImages });
  layout.drawBack({ composer: back, text, colors, context, brand: noImages }, []);
  return { ...result, context, front: front.shapes, back: back.shapes };
}
