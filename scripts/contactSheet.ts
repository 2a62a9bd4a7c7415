/**
 * `npm run contact-sheet`: draws all layouts with all kinds of sample text as images in `.cache/contact-sheet/`. `npm
 * run contact-sheet -- Layout3 longest` draws only the certificates whose names contain these words, each as a large
 * image.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { bundleEngine, openEngine } from '../e2e/engine/openEngine.ts';
import type { DrawOptions } from '../e2e/engine/page.tsx';
import { type LayoutName, layoutNames as LAYOUTS } from '../src/domain/template/template.ts';
import { isArtworkLayout } from '../src/rendering/layouts/layoutProperties.ts';
import { describeUnknown, UsageError } from './commandLine.mjs';
import { compileCatalogs } from './compileMessages.mjs';
import { resolveInRoot } from './files.mjs';
import { progress } from './progress.mjs';
import { ensureChromium } from './system/chromium.ts';

const SCRIPTS = ['vietnamese', 'cyrillic', 'greek', 'arabic', 'chinese', 'emoji'] as const;
const TEXTS = ['typical', 'longest', 'missing', 'unbreakable', ...SCRIPTS] as const;
const NAVY = { title: '1E3A5F', content: '22262B' };
const TEAL = { title: '0F766E', content: '22343C' };
const GOLD = { title: 'C59A3D', content: '22343C' };
const WINE = { title: '7A1F3D', content: '1B1B3A' };
const ARTWORK = LAYOUTS.filter(isArtworkLayout);

interface Design {
  look: Partial<DrawOptions>;
  /** Names of the texts to draw. Default: `DEFAULT_TEXTS`. */
  texts?: readonly string[];
  /** Layouts to draw. Default: all. */
  layouts?: readonly LayoutName[];
}

/**
 * Designs to draw, by name. The text `missing` in a design without a brand gives the certificate with the least
 * content.
 */
const DESIGNS: Readonly<Record<string, Design>> = {
  default: { look: {}, texts: TEXTS },
  brand: { look: { ...NAVY, brand: ['compact', 2] }, texts: ['typical', 'longest', 'missing'] },
  wideLogo: { look: { ...NAVY, brand: ['wide', 2] }, texts: ['typical'] },
  oneSignature: { look: { ...NAVY, brand: ['wide', 1] }, texts: ['typical'] },
  photograph: { look: { ...TEAL, hasPicture: true } },
  photographBrand: { look: { ...NAVY, hasPicture: true, brand: ['compact', 2] } },
  margin: { look: { ...NAVY, brand: ['compact', 2], isMarginSafe: true }, texts: ['typical'] },
  artwork: { look: { ...NAVY, artwork: 'light' }, layouts: ARTWORK },
  artworkBrand: { look: { ...NAVY, artwork: 'light', brand: ['compact', 2] }, layouts: ARTWORK },
  artworkDark: { look: { ...GOLD, artwork: 'dark' }, layouts: ARTWORK },
  artworkDarkBrand: {
    look: { ...GOLD, artwork: 'dark', brand: ['compact', 2] },
    texts: ['typical'],
    layouts: ARTWORK,
  },
  artworkBusy: { look: { ...TEAL, artwork: 'busy' }, layouts: ARTWORK },
  artworkBusyProgramme: { look: { ...TEAL, artwork: 'busy', programme: 'long' }, layouts: ARTWORK },
  artworkDarkMargin: {
    look: {
      ...GOLD,
      artwork: 'dark',
      isMarginSafe: true,
      programme: 'short',
      brand: ['compact', 2],
    },
    texts: ['typical'],
    layouts: ARTWORK,
  },
  artworkMargin: { look: { ...NAVY, artwork: 'light', isMarginSafe: true }, layouts: ARTWORK },
  dark: { look: WINE },
  code: { look: { hasCode: true }, texts: ['typical', 'longest', 'missing', 'unbreakable'] },
  codeBrand: { look: { ...NAVY, brand: ['compact', 2], hasCode: true } },
  codeWideLogo: { look: { ...NAVY, brand: ['wide', 2], hasCode: true } },
  codeOneSignature: { look: { ...NAVY, brand: ['wide', 1], hasCode: true }, texts: ['typical'] },
  codePhotograph: { look: { ...TEAL, hasPicture: true, hasCode: true } },
  codePhotographBrand: {
    look: { ...NAVY, hasPicture: true, brand: ['compact', 2], hasCode: true },
  },
  codeMargin: {
    look: { ...NAVY, brand: ['compact', 2], isMarginSafe: true, hasCode: true },
    texts: ['typical'],
  },
  codeDark: { look: { ...WINE, hasCode: true } },
  codeArtworkDark: {
    look: { ...GOLD, artwork: 'dark', brand: ['wide', 2], hasCode: true },
    layouts: ARTWORK,
  },
  codeSample: {
    look: { ...NAVY, brand: ['compact', 2], isSample: true, hasCode: true },
    texts: ['typical'],
  },
  programme: { look: { ...NAVY, brand: ['compact', 2], programme: 'short' } },
  longProgramme: { look: { ...NAVY, brand: ['wide', 2], programme: 'long' } },
  sample: { look: { ...NAVY, brand: ['compact', 2], isSample: true } },
  samplePhotograph: { look: { ...TEAL, hasPicture: true, isSample: true } },
  sampleDark: {
    look: { ...GOLD, artwork: 'dark', isSample: true },
    texts: ['typical'],
    layouts: ARTWORK,
  },
  sampleBusy: {
    look: { ...TEAL, artwork: 'busy', isSample: true },
    texts: ['typical'],
    layouts: ARTWORK,
  },
  yellow: { look: { title: 'FFD400', content: '111111' } },
};
const DEFAULT_TEXTS: readonly string[] = ['typical', 'longest'];
const FOLDER = resolveInRoot('.cache/contact-sheet');
const COLUMNS = 3;
/**
 * Widths of a certificate side in pixels: `WIDTH` on a sheet with many certificates, `LARGE_WIDTH` on an image of its
 * own.
 */
const WIDTH = 518;
const LARGE_WIDTH = 1263;

async function draw(page: Page, request: DrawOptions, width: number) {
  await page.setViewportSize({ width, height: Math.round((width * 595.276 * 2) / 841.89) });
  await page.evaluate(async (options) => {
    await window.engine.draw(options);
    await window.engine.show(['front', 'back']);
  }, request);
  return page.screenshot();
}

/** Arranges images in a grid and captures them as one image. */
async function composeSheet(context: BrowserContext, pictures: readonly Buffer[]) {
  const page = await context.newPage();
  await page.setViewportSize({ width: (WIDTH + 6) * COLUMNS, height: 100 });
  const images = pictures.map(
    (png) => `<img src="data:image/png;base64,${png.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;background:#777;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:6px}` +
      `img{width:100%;display:block}</style>${images.join('')}`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}

function save(name: string, png: Buffer) {
  writeFileSync(`${FOLDER}/${name}.png`, png);
  progress.hideDuring(() => console.log(`${FOLDER}/${name}.png`));
}

/** Lists the sheets: each has a design, a text and layouts. @param words names that a picture must have */
function listSheets(words: readonly string[]) {
  return Object.entries(DESIGNS).flatMap(
    ([design, { look, texts: names = DEFAULT_TEXTS, layouts = LAYOUTS }]) =>
      TEXTS.filter((texts) => names.includes(texts)).map((texts) => ({
        design,
        look,
        texts,
        layouts: layouts.filter((layout) =>
          words.every((word) => [layout, texts, design].includes(word)),
        ),
      })),
  );
}

/** @throws UsageError for a word that is not the name of a layout, design or text */
async function drawContactSheet(words: readonly string[]) {
  const names = [...LAYOUTS, ...Object.keys(DESIGNS), ...TEXTS];
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) throw new UsageError(describeUnknown('contact-sheet', unknown, names));
  const isLarge = words.length > 0;
  compileCatalogs();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await openEngine(page, await bundleEngine());
  const sheets = listSheets(words);
  const total = sheets.reduce((sum, { layouts }) => sum + layouts.length, 0);
  await progress.runStep('Certificates', async (update) => {
    let done = 0;
    for (const { design, look, texts, layouts } of sheets) {
      const pictures: Buffer[] = [];
      for (const layout of layouts) {
        const png = await draw(page, { texts, layout, ...look }, isLarge ? LARGE_WIDTH : WIDTH);
        done += 1;
        update(done, total);
        if (isLarge) save(`${layout}-${design}-${texts}`, png);
        else pictures.push(png);
      }
      if (!isLarge) save(`${design}-${texts}`, await composeSheet(context, pictures));
    }
  });
  await browser.close();
}

await drawContactSheet(process.argv.slice(2));
