/** Normalizes a name for sorting: no accents, lower case, trimmed. "Ética" sorts between "Energia" and "Excel". */
export function toSortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
