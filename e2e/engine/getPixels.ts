/** Draws an image at a size and returns its pixels. */
export function getPixels(
  picture: CanvasImageSource,
  width: number,
  height: number,
  renderedHeight = height,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, renderedHeight);
  return context.getImageData(0, 0, width, height);
}
