/** Name folded for sorting: without accents, lower case, outer spaces cut, so that "Ética" stands between "Energia" and "Excel". */
export function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
