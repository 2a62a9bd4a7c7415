/**
 * Creates `public/image-guide-a4.png`, which shows which part of a background image each layout displays. Measures are
 * taken from the layouts.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { resolveInRoot } from '../files.mjs';
import { ensureChromium } from '../system/chromium.ts';
import { drawImageGuide } from './drawImageGuide.ts';
import { measureVisibleImageArea } from './measureVisibleImageArea.ts';

export const imageGuideFile = 'public/image-guide-a4.png';
/** Width of the guide in pixels: A4 landscape at 300 dpi. */
const WIDTH = 3508;
const HEIGHT = 2480;

const createFontFace = (weight: number, file: string) =>
  `@font-face{font-family:Guide;font-weight:${weight};src:url(data:font/woff2;base64,` +
  `${readFileSync(resolveInRoot(`src/rendering/fonts/files/${file}.woff2`)).toString('base64')})}`;

async function takeScreenshot(svg: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const style = `${createFontFace(400, 'body')}${createFontFace(600, 'bold')}body{margin:0}svg{display:block}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await browser.close();
  return png;
}

/** Creates the SVG drawing of the guide and its hash. */
async function createDrawing() {
  const svg = drawImageGuide(await measureVisibleImageArea(), WIDTH, HEIGHT);
  return { svg, drawing: createHash('sha256').update(svg).digest('hex') };
}

/** Returns whether the guide in the repository was made from the current drawing. Needs no browser. */
export async function isImageGuideCurrent(): Promise<boolean> {
  if (!existsSync(resolveInRoot(imageGuideFile))) return false;
  const { drawing } = await createDrawing();
  const { exif } = await sharp(resolveInRoot(imageGuideFile)).metadata();
  return exif?.includes(drawing) ?? false;
}

/** Writes the guide as a PNG with a palette and, in its metadata, its resolution and the hash of the drawing. */
export async function writeImageGuide(): Promise<void> {
  const { svg, drawing } = await createDrawing();
  await sharp(await takeScreenshot(svg))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .withMetadata({ density: 300 })
    .withExifMerge({ IFD0: { ImageDescription: drawing } })
    .toFile(resolveInRoot(imageGuideFile));
}
