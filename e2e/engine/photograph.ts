/** Draws an image with light and dark, sharp and soft parts, like a photograph. Returns a `data:` URL of a JPEG. */
export function drawPhotograph(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1754, 1240];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  const sky = context.createLinearGradient(0, 0, 900, 1240);
  sky.addColorStop(0, '#0b2545');
  sky.addColorStop(0.5, '#f4a259');
  sky.addColorStop(1, '#fdfcdc');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1754, 1240);
  for (let hill = 0; hill < 40; hill++) {
    context.fillStyle = `hsl(${hill * 29} 55% ${20 + (hill % 5) * 15}%)`;
    context.beginPath();
    context.arc((hill * 397) % 1754, (hill * 211) % 1240, 40 + (hill % 7) * 22, 0, 7);
    context.fill();
  }
  return canvas.toDataURL('image/jpeg', 0.9);
}
