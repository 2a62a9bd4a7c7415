type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

const drawLogo: Draw = (context, width, height) => {
  context.fillStyle = '#0B5D4E';
  context.arc(width / 2, height / 2, height / 2, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fff';
  context.fillRect(width * 0.25, height * 0.42, width * 0.5, height * 0.16);
};

const drawSignature: Draw = (context, width, height) => {
  context.strokeStyle = '#18224A';
  context.lineWidth = 5;
  context.moveTo(0, height * 0.7);
  context.bezierCurveTo(width * 0.4, -height, width * 0.3, height * 2, width, height * 0.3);
  context.stroke();
};

const drawPhotograph: Draw = (context, width, height) => {
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, '#E7F3EF');
  gradient.addColorStop(1, '#C3DCE6');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

const images: Readonly<Record<string, readonly [width: number, height: number, draw: Draw]>> = {
  logo: [200, 200, drawLogo],
  adeyemi: [400, 150, drawSignature],
};

const drawnImages = new Map<string, string>();

/** Draws an image that the examples of the contract name. Images without a drawing of their own are photographs. */
export function drawExampleImage(name: string): string {
  const [width, height, draw] = images[name] ?? [842, 595, drawPhotograph];
  const url = drawnImages.get(name) ?? drawToUrl(width, height, draw);
  drawnImages.set(name, url);
  return url;
}

function drawToUrl(width: number, height: number, draw: Draw): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) draw(context, width, height);
  return canvas.toDataURL();
}
