/**
 * `npm run image-guide`: `public/image-guide-a4.png`, which shows those who draw background images what the layouts
 * cover. Measures come from the layouts themselves. Run by hand after a change there; what it writes is committed.
 */
/* global document, Image -- in the page */
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync, crc32 } from 'node:zlib';
import { chromium } from 'playwright';
import { drawGuide } from './imageGuide/drawGuide.mjs';
import { measureLayouts } from './imageGuide/measureLayouts.mjs';
import { inRoot } from './files.mjs';
import { ensureChromium } from './system/chromium.ts';

const FILE = 'public/image-guide-a4.png';
/** A4 landscape at 300 dpi. */
const WIDTH = 3508;
const HEIGHT = 2480;
const COLORS = 256;

const fontFace = (weight, file) =>
  `@font-face{font-family:Guide;font-weight:${weight};src:url(data:font/woff2;base64,` +
  `${readFileSync(inRoot(`src/rendering/fonts/files/${file}.woff2`)).toString('base64')})}`;

async function screenshot(svg) {
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
async function readPixels(base64) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data: rgba } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const parts = [];
  for (let start = 0; start < rgba.length; start += 4 * 8190) {
    const rgb = rgba.subarray(start, start + 4 * 8190).filter((_, place) => place % 4 < 3);
    parts.push(btoa(String.fromCharCode(...rgb)));
  }
  return parts.join('');
}

const CHANNELS = [0, 1, 2];

/** The most frequent colours, and for each pixel the nearest of them. */
function toPalette(rgb) {
  const colorAt = (pixel) => rgb.readUIntBE(pixel * 3, 3);
  const counts = new Map();
  for (let pixel = 0; pixel < rgb.length / 3; pixel++)
    counts.set(colorAt(pixel), (counts.get(colorAt(pixel)) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COLORS)
    .map(([color]) => color);
  const channel = (color, index) => (color >> (16 - 8 * index)) & 0xff;
  const distance = (one, other) =>
    CHANNELS.reduce((sum, index) => sum + (channel(one, index) - channel(other, index)) ** 2, 0);
  const nearest = new Map();
  for (const color of counts.keys()) {
    const distances = palette.map((known) => distance(color, known));
    nearest.set(color, distances.indexOf(Math.min(...distances)));
  }
  return { palette, indexOf: (pixel) => nearest.get(colorAt(pixel)) };
}

function pngOf(rgb) {
  const { palette, indexOf } = toPalette(rgb);
  // Each line begins with its filter: none, the best for a palette.
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) lines[y * (WIDTH + 1) + 1 + x] = indexOf(y * WIDTH + x);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3], 8);
  const perMeter = Buffer.alloc(9);
  perMeter.writeUInt32BE(11811);
  perMeter.writeUInt32BE(11811, 4);
  perMeter[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('pHYs', perMeter),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff])),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, sum]);
}

const png = pngOf(await screenshot(drawGuide(await measureLayouts(), WIDTH, HEIGHT)));
writeFileSync(inRoot(FILE), png);
console.log(`${FILE}: ${Math.round(png.length / 1024)} KB`);
