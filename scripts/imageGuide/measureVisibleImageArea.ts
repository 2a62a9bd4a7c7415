import {
  buildAreaTexts,
  createDefaultTemplate,
  type LayoutName,
  layoutNames,
} from '../../src/domain/template/template.ts';
import {
  createCertificateText,
  listTextsToLoadFonts,
} from '../../src/rendering/certificateText.ts';
import { createDesign } from '../../src/rendering/design.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { throwOnFallbackText } from '../../src/rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
import { qrCodeColumnWidth } from '../../src/rendering/layouts/back/codeColumn.ts';
import { artworkColumnGap } from '../../src/rendering/layouts/back/artworkBack.ts';
import { loadLayout } from '../../src/rendering/layouts/layouts.ts';
import {
  artworkTextBoxes,
  isArtworkLayout,
  getBackgroundImageBox,
} from '../../src/rendering/layouts/layoutProperties.ts';
import {
  type Box,
  landscapePageSize,
  type Side,
  type SideName,
} from '../../src/rendering/scene.ts';
import { createSampleCertificate } from '../../src/rendering/samples.ts';
import { loadDocumentLocale } from '../../src/rendering/documentLocale.ts';

/** The areas of one side of a layout, in points: `window` shows the background image, and `texts` have text. */
export interface VisibleImageArea {
  layout: LayoutName;
  /** Side of the certificate. The back of a layout is listed only if it also shows the background image. */
  side: SideName;
  window: Box;
  /** Areas with text. In layouts for the user's own artwork, the areas that are reserved for text. */
  texts: readonly Box[];
}

/** Returns the bounding box of all text of a side. */
function measureText({ shapes }: Side): Box {
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const x = Math.min(...texts.map(({ xs }) => Math.min(...xs)));
  const y = Math.min(...texts.map((text) => text.y - text.size));
  const right = Math.max(...texts.map((text) => text.right));
  const bottom = Math.max(...texts.map((text) => text.y + text.size * 0.3));
  return { x, y, width: right - x, height: bottom - y };
}

/** Lists the areas of the layouts for the user's own artwork, which have areas reserved for text. */
function listArtworkZones(): VisibleImageArea[] {
  const window = { x: 0, y: 0, ...landscapePageSize };
  const { back } = artworkTextBoxes;
  const layouts = layoutNames.filter(isArtworkLayout);
  const code = { ...back, x: back.x + back.width - qrCodeColumnWidth, width: qrCodeColumnWidth };
  const words = { ...back, width: back.width - qrCodeColumnWidth - artworkColumnGap };
  return [
    ...layouts.map((layout) => ({
      ...({ layout, side: 'front', window } as const),
      texts: Object.values(artworkTextBoxes[layout]),
    })),
    // The same for every layout.
    { layout: 'Layout7', side: 'back', window, texts: [words, code] },
  ];
}

/** Measures what each layout shows of a background image, with the longest texts. */
export async function measureVisibleImageArea(): Promise<VisibleImageArea[]> {
  const config = { timeZone: 'UTC', publicUrl: 'https://example.com', hasLanguagePaths: true };
  const documentLocale = await loadDocumentLocale('pt', config);
  const area = 'Informações do certificado '.repeat(10).trim();
  const customFields = buildAreaTexts(() => [area, area, area]);
  const onPaper = layoutNames.filter((layout) => !isArtworkLayout(layout));
  const showing = await Promise.all(
    onPaper.map(async (layout): Promise<VisibleImageArea> => {
      const template = { ...createDefaultTemplate(), layout, customFields };
      const certificate = createSampleCertificate(template, 'pt', { kind: 'longest' });
      const text = createCertificateText(certificate, documentLocale);
      const design = createDesign(template, { url: 'picture', width: 3508, height: 2480 });
      const fonts = await loadFonts(listTextsToLoadFonts(text), throwOnFallbackText);
      const { front } = layoutCertificate(text, design, fonts, await loadLayout(layout));
      const window = getBackgroundImageBox(design);
      return { layout, side: 'front', window, texts: [measureText(front)] };
    }),
  );
  return [...showing, ...listArtworkZones()];
}
