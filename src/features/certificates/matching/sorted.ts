import type { OrderBy } from '../certificatesSlice.ts';
import type { Card } from './card.ts';

/** By time of creation, or by name as people count: “level 2” before “level 10”, of equal names the newest first. */
export function sorted(
  cards: readonly Card[],
  { field, direction }: OrderBy,
  locale: string,
): Card[] {
  const sign = direction === 'asc' ? 1 : -1;
  if (field === 'created_at') {
    return cards.toSorted((one, other) => sign * (one.created - other.created));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compareNames = ({ certificate: one }: Card, { certificate: other }: Card) =>
    sign * compare(one.course.name, other.course.name);
  return cards.toSorted((one, other) => compareNames(one, other) || other.created - one.created);
}
