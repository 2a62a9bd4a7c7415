/** What a company has on its paper, drawn as it would upload it: PNG with transparency. */
import type { Brand } from '#model/certificate/brand.ts';

type Brush = CanvasRenderingContext2D;

function drawnOn(width: number, height: number, draw: (brush: Brush) => void): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser draws no pictures.');
  draw(brush);
  return canvas.toDataURL('image/png');
}

/** Two peaks, the far one paler. */
function drawMark(brush: Brush, color: string): void {
  const peak = (x: number, top: number, alpha: number) => {
    brush.globalAlpha = alpha;
    brush.fillStyle = color;
    brush.beginPath();
    brush.moveTo(x, 280);
    brush.lineTo(x + 90, top);
    brush.lineTo(x + 180, 280);
    brush.lineTo(x + 130, 280);
    brush.lineTo(x + 90, top + 120);
    brush.lineTo(x + 50, 280);
    brush.fill();
  };
  peak(140, 60, 0.55);
  peak(20, 20, 1);
  brush.globalAlpha = 1;
}

const compactLogo = (color: string) => drawnOn(340, 300, (brush) => drawMark(brush, color));

const wideLogo = (color: string) =>
  drawnOn(1100, 300, (brush) => {
    drawMark(brush, color);
    brush.fillStyle = color;
    brush.font = '600 150px Inter, sans-serif';
    brush.fillText('Aurora', 390, 170);
    brush.font = '500 66px Inter, sans-serif';
    brush.fillText('E N E R G I A', 394, 270);
  });

/** A line as a pen writes it. @param seed changes its bends */
const written = (seed: number) =>
  drawnOn(900, 300, (brush) => {
    brush.strokeStyle = '#1A2B5F';
    brush.lineWidth = 9;
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(40, 220);
    for (let bend = 0; bend < 9; bend++) {
      const x = 60 + bend * 90;
      const height = 60 + ((bend * seed * 53) % 150);
      brush.bezierCurveTo(
        x,
        250 - height * 1.4,
        x + 60,
        40 + height,
        x + 90,
        235 - (bend % 3) * 22,
      );
    }
    brush.stroke();
  });

/** A brand with all that one may have. @param logo `compact` stands in the seal, `wide` beside it */
export function fullBrand(logo: 'compact' | 'wide', signed: 1 | 2, color = '#1E3A5F'): Brand {
  const signatures = [
    {
      name: 'Marcos Vinícius de Albuquerque',
      role: 'Diretor de Gente e Gestão',
      imageUrl: written(7),
    },
    {
      name: 'Helena Prado Siqueira',
      role: 'Responsável técnica, CREA 123456-7',
      imageUrl: written(11),
    },
  ];
  return {
    legalName: 'Aurora Energia S.A.',
    logoUrl: logo === 'wide' ? wideLogo(color) : compactLogo(color),
    signatures: signatures.slice(0, signed),
  };
}
