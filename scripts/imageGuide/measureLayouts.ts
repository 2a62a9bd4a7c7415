import {
  areasOfEach,
  defaultTemplate,
  type LayoutName,
  layoutNames,
} from '../../src/model/template/template.ts';
import { certificateText, textsOf } from '../../src/rendering/certificateText.ts';
import { designOf } from '../../src/rendering/design.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { refuseForeign } from '../../src/rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
import { codeWidth } from '../../src/rendering/back/codeColumn.ts';
import { columnGap } from '../../src/rendering/layouts/artwork.ts';
import { loadLayout } from '../../src/rendering/layouts/layouts.ts';
import { artworkZones, isArtwork, windowOf } from '../../src/rendering/layouts/looks.ts';
import { type Box, page, type Side, type SideName } from '../../src/rendering/scene.ts';
import { sampleCertificate } from '../../src/rendering/samples.ts';
import { loadWording } from '../../src/rendering/wording.ts';

/** What a layout shows of a picture, and where the words of the front stand. Points. */
export interface Showing {
  layout: LayoutName;
  /** The back is shown where the picture lies below it too. */
  side: SideName;
  window: Box;
  /** Where words stand on a picture, the zones that they keep to. */
  texts: readonly Box[];
}

/** The rectangle around all words of a side. */
function textOf({ shapes }: Side): Box {
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const x = Math.min(...texts.map(({ xs }) => Math.min(...xs)));
  const y = Math.min(...texts.map((text) => text.y - text.size));
  const right = Math.max(...texts.map((text) => text.right));
  const bottom = Math.max(...texts.map((text) => text.y + text.size * 0.3));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where words stand on a page of somebody's own. */
function showingArtwork(): Showing[] {
  const window = { x: 0, y: 0, ...page };
  const { Layout7, Layout8, back } = artworkZones;
  const code = { ...back, x: back.x + back.width - codeWidth, width: codeWidth };
  const words = { ...back, width: back.width - codeWidth - columnGap };
  return [
    { layout: 'Layout7', side: 'front', window, texts: Object.values(Layout7) },
    { layout: 'Layout8', side: 'front', window, texts: Object.values(Layout8) },
    { layout: 'Layout7', side: 'back', window, texts: [words, code] },
  ];
}

/** What each layout shows of a background image, with words as long as they come. */
export async function measureLayouts(): Promise<Showing[]> {
  const place = { timeZone: 'UTC', publicUrl: 'https://example.com', hasLanguagePaths: true };
  const wording = await loadWording('pt', place);
  const area = 'Informações do certificado '.repeat(10).trim();
  const customFields = areasOfEach(() => [area, area, area]);
  const onPaper = layoutNames.filter((layout) => !isArtwork(layout));
  const showing = await Promise.all(
    onPaper.map(async (layout): Promise<Showing> => {
      const template = { ...defaultTemplate(), layout, customFields };
      const certificate = sampleCertificate(template, 'pt', { kind: 'longest' });
      const text = certificateText(certificate, wording);
      const design = designOf(template, { url: 'picture', width: 3508, height: 2480 });
      const fonts = await loadFonts(textsOf(text), refuseForeign);
      const { front } = layoutCertificate(text, design, fonts, await loadLayout(layout));
      const window = windowOf(design);
      return { layout, side: 'front', window, texts: [textOf(front)] };
    }),
  );
  return [...showing, ...showingArtwork()];
}
