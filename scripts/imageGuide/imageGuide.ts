/**
 * `public/image-guide-a4.png`, which shows those who choose background images what the layouts show of them. Measures come from
 * the layouts themselves.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { inRoot } from '../files.mjs';
import { ensureChromium } from '../system/chromium.ts';
import { drawGuide } from './drawGuide.ts';
import { measureLayouts } from './measureLayouts.ts';
import { drawingOf, pngOf } from './png.ts';

export const guideFile = 'public/image-guide-a4.png';
/** A4 landscape at 300 dpi. */
const WIDTH = 3508;
const HEIGHT = 2480;

const fontFace = (weight: number, file: string) =>
  `@font-face{font-family:Guide;font-weight:${weight};src:url(data:font/woff2;base64,` +
  `${readFileSync(inRoot(`src/rendering/fonts/files/${file}.woff2`)).toString('base64')})}`;

async function pixelsOf(svg: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const style = `${fontFace(400, 'body')}${fontFace(600, 'bold')}body{margin:0}svg{display:block}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  const pixels = await page.evaluate(readPixels, png.toString('base64'));
  await browser.close();
  return Buffer.from(pixels, 'base64');
}

/** In the page: red, green and blue of every pixel, as base64. */
async function readPixels(base64: string) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The page draws nothing.');
  brush.drawImage(image, 0, 0);
  const { data: rgba } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const parts: string[] = [];
  for (let start = 0; start < rgba.length; start += 4 * 8190) {
    const rgb = rgba.subarray(start, start + 4 * 8190).filter((_, place) => place % 4 < 3);
    parts.push(btoa(String.fromCharCode(...rgb)));
  }
  return parts.join('');
}

/** The drawing, and a short name for what it is made of. */
async function drawn() {
  const svg = drawGuide(await measureLayouts(), WIDTH, HEIGHT);
  return { svg, drawing: createHash('sha256').update(svg).digest('hex') };
}

/** Whether the guide shows what the layouts show today; no browser is asked. */
export async function isGuideCurrent(): Promise<boolean> {
  const { drawing } = await drawn();
  return existsSync(inRoot(guideFile)) && drawingOf(readFileSync(inRoot(guideFile))) === drawing;
}

export async function writeGuide(): Promise<void> {
  const { svg, drawing } = await drawn();
  const rgb = await pixelsOf(svg);
  writeFileSync(inRoot(guideFile), pngOf({ width: WIDTH, height: HEIGHT, rgb }, drawing));
}
