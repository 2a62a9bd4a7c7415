/** Number of course thumbnails: `/media/thumbs/1.svg` to `/media/thumbs/12.svg`. */
export const THUMBNAIL_VARIANT_COUNT = 12;

const PALETTES = [
  ['#0f766e', '#5eead4', '#ecfeff'],
  ['#1d4ed8', '#93c5fd', '#eff6ff'],
  ['#7c3aed', '#c4b5fd', '#f5f3ff'],
  ['#b45309', '#fcd34d', '#fffbeb'],
  ['#be123c', '#fda4af', '#fff1f2'],
  ['#166534', '#86efac', '#f0fdf4'],
] as const;

function drawHills(number: number, dark: string): string {
  const crest = 92 + (number % 3) * 14;
  return (
    `<circle cx="${250 - (number % 5) * 18}" cy="46" r="22" fill="#ffffff" opacity=".7"/>` +
    `<path d="M0 ${crest + 50} Q80 ${crest - 30} 160 ${crest + 30} T320 ${crest} V198 H0Z" fill="${dark}" opacity=".55"/>` +
    `<path d="M0 ${crest + 62} Q110 ${crest + 6} 200 ${crest + 52} T320 ${crest + 30} V198 H0Z" fill="${dark}"/>`
  );
}

function drawRings(number: number, dark: string): string {
  const x = 90 + (number % 4) * 45;
  return [70, 48, 26]
    .map(
      (radius, ring) =>
        `<circle cx="${x}" cy="99" r="${radius}" fill="none" stroke="${dark}" stroke-width="${10 + ring * 3}" opacity="${0.35 + ring * 0.3}"/>`,
    )
    .join('');
}

function drawBars(number: number, dark: string): string {
  return Array.from({ length: 7 }, (_, bar) => {
    const height = 34 + ((bar * 37 + number * 23) % 110);
    return `<rect x="${34 + bar * 38}" y="${170 - height}" width="22" height="${height}" rx="6" fill="${dark}" opacity="${0.45 + bar * 0.08}"/>`;
  }).join('');
}

function drawTiles(number: number, dark: string): string {
  return Array.from({ length: 15 }, (_, tile) => {
    const shade = ((tile * 7 + number * 5) % 9) / 10 + 0.1;
    return `<rect x="${38 + (tile % 5) * 52}" y="${24 + Math.floor(tile / 5) * 52}" width="42" height="42" rx="10" fill="${dark}" opacity="${shade.toFixed(1)}"/>`;
  }).join('');
}

const PATTERN_PAINTERS = [drawHills, drawRings, drawBars, drawTiles] as const;

/**
 * Creates the SVG thumbnail of a mission or a content, 320 × 198 pixels. The same number always gives the same picture.
 * The SVG uses only presentation attributes, because a strict content security policy blocks styles.
 * @returns undefined for a number without a thumbnail
 */
export function createThumbnailSvg(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 1 || number > THUMBNAIL_VARIANT_COUNT) return undefined;
  const [dark, middle, light] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const drawPattern = PATTERN_PAINTERS[number % PATTERN_PAINTERS.length] ?? drawHills;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 198" width="320" height="198">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${middle}"/></linearGradient></defs>` +
    `<rect width="320" height="198" fill="url(#sky)"/>` +
    `${drawPattern(number, dark)}</svg>`
  );
}
