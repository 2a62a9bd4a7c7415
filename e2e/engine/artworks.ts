import { photograph } from './photograph.ts';

/** Finished pages as a company's designers send them, each a `data:` URL of a JPEG of A4 at 150 dots an inch. */
export const artworks = { light: leaves, dark: waves, busy: mountains } as const;

interface WantedPicture {
  /** Address of one. */
  picture?: string;
  artwork?: keyof typeof artworks;
  /** A photograph. */
  hasPicture?: boolean;
}

/** Address of the picture that a certificate has for its background, or empty. */
export function pictureOf({ picture, artwork, hasPicture }: WantedPicture): string {
  if (picture) return picture;
  if (artwork) return artworks[artwork]();
  return hasPicture ? photograph() : '';
}

type Paper = CanvasRenderingContext2D;

const [width, height] = [1754, 1240];

function drawn(draw: (paper: Paper) => void): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser draws no pictures.');
  draw(paper);
  return canvas.toDataURL('image/jpeg', 0.9);
}

function sheet(paper: Paper, fill: string | CanvasGradient): void {
  paper.fillStyle = fill;
  paper.fillRect(0, 0, width, height);
}

/** Calm and cream, with a gold line and leaves that reach under the words. */
function leaves(): string {
  return drawn((paper) => {
    sheet(paper, '#fbf7ee');
    paper.strokeStyle = '#b9a25f';
    paper.lineWidth = 3;
    paper.strokeRect(70, 70, width - 140, height - 140);
    branch(paper, width - 60, -40, 2.5);
    branch(paper, 40, height + 60, -0.65);
  });
}

function branch(paper: Paper, x: number, y: number, turn: number): void {
  for (let leaf = 0; leaf < 16; leaf++) {
    paper.save();
    paper.translate(x, y);
    paper.rotate(turn);
    paper.translate(leaf * 32, 0);
    paper.rotate(leaf % 2 ? 0.7 : -0.7);
    paper.fillStyle = leaf % 3 ? '#c7d8ba' : '#87a878';
    paper.beginPath();
    paper.ellipse(80, 0, 92 - leaf * 3, 30, 0, 0, 2 * Math.PI);
    paper.fill();
    paper.restore();
  }
}

/** Night blue on the left, bands of gold on the right. */
function waves(): string {
  return drawn((paper) => {
    sheet(paper, '#0f2436');
    const bands = ['#19375c', '#c59a3d', '#e8d08e'];
    for (const [index, fill] of bands.entries()) {
      const x = 1250 + index * 130;
      paper.fillStyle = fill;
      paper.beginPath();
      paper.moveTo(x, 0);
      paper.bezierCurveTo(x + 220, 420, x - 120, 700, x + 260, height);
      paper.lineTo(width, height);
      paper.lineTo(width, 0);
      paper.fill();
    }
  });
}

/** Mountains before an evening sky: light and dark wherever words stand. */
function mountains(): string {
  return drawn((paper) => {
    const sky = paper.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#304b6e');
    sky.addColorStop(0.35, '#d99b72');
    sky.addColorStop(0.5, '#fdeeb4');
    sheet(paper, sky);
    const hills = ['#a7707e', '#6f5470', '#4a4b67', '#2e4651', '#162a2f'];
    for (const [index, fill] of hills.entries()) {
      const base = 540 + index * 130;
      paper.fillStyle = fill;
      paper.beginPath();
      paper.moveTo(0, height);
      for (let x = 0; x <= width; x += 6) {
        const slow = Math.sin(x / (170 + 30 * index) + index * 2) * 70;
        paper.lineTo(x, base + slow + Math.sin(x / 23 + index) * 16);
      }
      paper.lineTo(width, height);
      paper.fill();
    }
  });
}
