/** A text as it is compared: without accents and case. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** A text with the place in it that each of its folded letters comes from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    folded += plain;
    places.push(...new Array<number>(plain.length).fill(place));
    place += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}
