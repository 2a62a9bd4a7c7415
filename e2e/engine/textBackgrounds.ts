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
 */
export async function listTextBackgrounds(picture: string): Promise<TextBackground[]> {
  const response = await fetch(`data:image/png;base64,${picture}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(bitmap, 0, 0);

  const getLuminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return Array.from(document.querySelectorAll('text')).flatMap((element): TextBackground[] => {
    const { fill, stroke, fontSize } = getComputedStyle(element);
    if (stroke !== 'none' || element.hasAttribute('rotate')) return [];
    const size = Number.parseFloat(fontSize);
    const { x, y, width, height } = element.getBBox();
    const textLuminance = getLuminance((fill.match(/\d+/g) ?? []).map(Number));
    // The box has the height of the font, which is larger than that of the letters.
    const { data } = context.getImageData(x, y + 0.2 * height, width, Math.max(1, 0.7 * height));
    const contrasts: number[] = [];
    for (let index = 0; index < data.length; index += 4) {
      const luminance = getLuminance(Array.from(data.subarray(index, index + 3)));
      const [low = 0, high = 0] = [luminance, textLuminance].sort(
        (first, second) => first - second,
      );
      contrasts.push((high + 0.05) / (low + 0.05));
    }
    return [{ text: element.textContent, minContrast: size >= 18 ? 3 : 4.5, contrasts }];
  });
}
