/** A text on a page and the contrasts of the pixels behind it. */
export interface TextBackground {
  text: string;
  /** Contrast that the text needs: 3 from 18 points, otherwise 4.5. */
  minContrast: number;
  /** WCAG contrast of each pixel behind the text with the colour of the letters. */
  contrasts: number[];
}

/**
 * Lists the texts of a page at one pixel per point. Leaves out texts whose letters have a contour, and texts on a
 * circle: the box around them contains hairlines, which Chromium does not draw the same each time. Runs in a browser.
 * @param picture screenshot of the page without the texts, a PNG in base64
 * @returns `TextBackground[]` as JSON, because Playwright takes seconds to transfer so many numbers
 */
export async function listTextBackgrounds(picture: string): Promise<string> {
  const response = await fetch(`data:image/png;base64,${picture}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(bitmap, 0, 0);

  /** Linear share of each value of a channel. */
  const linear = Array.from({ length: 256 }, (_, channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const getLuminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  const texts = Array.from(document.querySelectorAll('text'));
  const backgrounds = texts.flatMap((element): TextBackground[] => {
    const { fill, stroke, fontSize } = getComputedStyle(element);
    if (stroke !== 'none' || element.hasAttribute('rotate')) return [];
    const size = Number.parseFloat(fontSize);
    const { x, y, width, height } = element.getBBox();
    const [red, green, blue] = (fill.match(/\d+/g) ?? []).map(Number);
    const textLuminance = getLuminance(red, green, blue);
    // The box has the height of the font, which is larger than that of the letters.
    const { data } = context.getImageData(x, y + 0.2 * height, width, Math.max(1, 0.7 * height));
    const contrasts: number[] = [];
    for (let index = 0; index < data.length; index += 4) {
      const luminance = getLuminance(data[index], data[index + 1], data[index + 2]);
      const low = Math.min(luminance, textLuminance);
      const high = Math.max(luminance, textLuminance);
      contrasts.push((high + 0.05) / (low + 0.05));
    }
    return [{ text: element.textContent, minContrast: size >= 18 ? 3 : 4.5, contrasts }];
  });
  return JSON.stringify(backgrounds);
}
