import { drawToDataUrl } from './drawToDataUrl.ts';

/** Complete page designs of a company, as functions that return a `data:` URL of a JPEG of A4 at 150 dpi. */
export const artworks = { light: drawLeaves, dark: drawWaves, busy: drawMountains } as const;

interface BackgroundOptions {
  /** URL of a background image. */
  imageUrl?: string;
  artwork?: keyof typeof artworks;
  /** Whether to use a photograph. */
  hasPicture?: boolean;
}

/** Creates the background image of a certificate. Returns its URL, or an empty string. */
export function createBackground({ imageUrl, artwork, hasPicture }: BackgroundOptions): string {
  if (imageUrl) return imageUrl;
  if (artwork) return artworks[artwork]();
  return hasPicture ? drawPhotograph() : '';
}

type Context = CanvasRenderingContext2D;

const [width, height] = [1754, 1240];

const drawPage = (draw: (context: Context) => void) =>
  drawToDataUrl([width, height], 'image/jpeg', draw);

function fillPage(context: Context, fill: string | CanvasGradient): void {
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
}

/** Draws a calm, cream page with a gold line, and leaves below the text. */
function drawLeaves(): string {
  return drawPage((context) => {
    fillPage(context, '#fbf7ee');
    context.strokeStyle = '#b9a25f';
    context.lineWidth = 3;
    context.strokeRect(70, 70, width - 140, height - 140);
    drawBranch(context, width - 60, -40, 2.5);
    drawBranch(context, 40, height + 60, -0.65);
  });
}

function drawBranch(context: Context, x: number, y: number, turn: number): void {
  for (let leaf = 0; leaf < 16; leaf++) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.translate(leaf * 32, 0);
    context.rotate(leaf % 2 ? 0.7 : -0.7);
    context.fillStyle = leaf % 3 ? '#c7d8ba' : '#87a878';
    context.beginPath();
    context.ellipse(80, 0, 92 - leaf * 3, 30, 0, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}

/** Draws a page that is dark blue on the left, with gold bands on the right. */
function drawWaves(): string {
  return drawPage((context) => {
    fillPage(context, '#0f2436');
    const bands = ['#19375c', '#c59a3d', '#e8d08e'];
    for (const [index, fill] of bands.entries()) {
      const x = 1250 + index * 130;
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(x, 0);
      context.bezierCurveTo(x + 220, 420, x - 120, 700, x + 260, height);
      context.lineTo(width, height);
      context.lineTo(width, 0);
      context.fill();
    }
  });
}

/** Draws mountains before an evening sky, light and dark below all text. */
function drawMountains(): string {
  return drawPage((context) => {
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#304b6e');
    sky.addColorStop(0.35, '#d99b72');
    sky.addColorStop(0.5, '#fdeeb4');
    fillPage(context, sky);
    const hills = ['#a7707e', '#6f5470', '#4a4b67', '#2e4651', '#162a2f'];
    for (const [index, fill] of hills.entries()) {
      const base = 540 + index * 130;
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(0, height);
      for (let x = 0; x <= width; x += 6) {
        const slow = Math.sin(x / (170 + 30 * index) + index * 2) * 70;
        context.lineTo(x, base + slow + Math.sin(x / 23 + index) * 16);
      }
      context.lineTo(width, height);
      context.fill();
    }
  });
}

/** Draws light and dark, sharp and soft parts, like a photograph. */
function drawPhotograph(): string {
  return drawPage((context) => {
    const sky = context.createLinearGradient(0, 0, 900, 1240);
    sky.addColorStop(0, '#0b2545');
    sky.addColorStop(0.5, '#f4a259');
    sky.addColorStop(1, '#fdfcdc');
    fillPage(context, sky);
    for (let hill = 0; hill < 40; hill++) {
      context.fillStyle = `hsl(${hill * 29} 55% ${20 + (hill % 5) * 15}%)`;
      context.beginPath();
      context.arc((hill * 397) % width, (hill * 211) % height, 40 + (hill % 7) * 22, 0, 7);
      context.fill();
    }
  });
}
