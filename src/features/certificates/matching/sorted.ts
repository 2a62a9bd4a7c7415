import type { OrderBy } from '../certificatesSlice.ts';
import { cardOf, type Findable } from './card.ts';

/** By time of creation, or by name as people count: “level 2” before “level 10”, of equal names the newest first. */
export function sorted(
  certificates: readonly Findable[],
  { field, direction }: OrderBy,
  { locale, timeZone }: { locale: string; timeZone: string },
): Findable[] {
  const sign = direction === 'asc' ? 1 : -1;
  const created = (one: Findable) => cardOf(one, timeZone).created;
  if (field === 'created_at') {
    return certificates.toSorted((one, other) => sign * (created(one) - created(other)));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return certificates.toSorted(
    (one, other) =>
      sign * compare(one.course.name, other.course.name) || created(other) - created(one),
  );
}
