type Context = CanvasRenderingContext2D;

/** Draws an image of a width and height in pixels. Returns its `data:` URL. */
export function drawToDataUrl(
  [width, height]: readonly [number, number],
  type: 'image/png' | 'image/jpeg',
  draw: (context: Context) => void,
): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  draw(context);
  return canvas.toDataURL(type, 0.9);
}
