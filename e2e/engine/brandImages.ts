/** Draws brand images as a company would upload them: PNG with transparency. */
import type { CompanyBrand } from '#domain/certificate/brand.ts';
import { drawToDataUrl } from './drawToDataUrl.ts';

type Context = CanvasRenderingContext2D;

/** Draws the symbol of the logo: two peaks, the far one paler. */
function drawLogoMark(context: Context, color: string): void {
  const drawPeak = (x: number, top: number, alpha: number) => {
    context.globalAlpha = alpha;
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(x, 280);
    context.lineTo(x + 90, top);
    context.lineTo(x + 180, 280);
    context.lineTo(x + 130, 280);
    context.lineTo(x + 90, top + 120);
    context.lineTo(x + 50, 280);
    context.fill();
  };
  drawPeak(140, 60, 0.55);
  drawPeak(20, 20, 1);
  context.globalAlpha = 1;
}

const drawCompactLogo = (color: string) =>
  drawToDataUrl([340, 300], 'image/png', (context) => drawLogoMark(context, color));

const wideLogoTexts = [
  { text: 'Aurora', font: '600 150px Inter, sans-serif', x: 390, y: 170 },
  { text: 'E N E R G I A', font: '500 66px Inter, sans-serif', x: 394, y: 270 },
] as const;

/** Draws a logo as wide as its texts, because their width depends on the fonts of the machine. */
function drawWideLogo(color: string): string {
  let right = 0;
  drawToDataUrl([1, 1], 'image/png', (context) => {
    for (const { text, font, x } of wideLogoTexts) {
      context.font = font;
      right = Math.max(right, x + context.measureText(text).width);
    }
  });
  // The symbol has the same distance to the left edge.
  return drawToDataUrl([Math.ceil(right) + 20, 300], 'image/png', (context) => {
    drawLogoMark(context, color);
    context.fillStyle = color;
    for (const { text, font, x, y } of wideLogoTexts) {
      context.font = font;
      context.fillText(text, x, y);
    }
  });
}

/** Draws a signature. @param seed changes its shape */
const drawSignature = (seed: number) =>
  drawToDataUrl([900, 300], 'image/png', (context) => {
    context.strokeStyle = '#1A2B5F';
    context.lineWidth = 9;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(40, 220);
    for (let bend = 0; bend < 9; bend++) {
      const x = 60 + bend * 90;
      const height = 60 + ((bend * seed * 53) % 150);
      context.bezierCurveTo(
        x,
        250 - height * 1.4,
        x + 60,
        40 + height,
        x + 90,
        235 - (bend % 3) * 22,
      );
    }
    context.stroke();
  });

/** Creates a brand with names, logo and signatures. @param logo `compact` fits into the seal, `wide` does not */
export function createFullBrand(
  logo: 'compact' | 'wide',
  signatureCount: 1 | 2,
  color = '#1E3A5F',
): CompanyBrand {
  const signatures = [
    {
      name: 'Marcos Vinícius de Albuquerque',
      role: 'Diretor de Gente e Gestão',
      imageUrl: drawSignature(7),
    },
    {
      name: 'Helena Prado Siqueira',
      role: 'Responsável técnica, CREA 123456-7',
      imageUrl: drawSignature(11),
    },
  ];
  return {
    legalName: 'Aurora Energia S.A.',
    logoUrl: logo === 'wide' ? drawWideLogo(color) : drawCompactLogo(color),
    signatures: signatures.slice(0, signatureCount),
  };
}
