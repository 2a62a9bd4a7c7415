/**
 * Normalizes a name for sorting: removes accents, converts to lower case and trims spaces. "Ética" then sorts between
 * "Energia" and "Excel".
 */
export function toSortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
