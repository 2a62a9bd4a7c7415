import { useIntl } from 'react-intl';
import { certificateTypes } from '#domain/certificate/certificate.ts';
import type { ListParams } from './listParams.ts';
import { typeMessages } from './typeMessages.ts';
import { useSearch } from './useCertificateSearch.ts';

/** Filter for one type or one year, as offered to the user. */
export interface FilterOption {
  value: string;
  label: string;
  count: number | undefined;
  isActive: boolean;
  /** List parameters to set when the user toggles the filter. They turn the filter on, or off if it is on. */
  changes: Partial<ListParams>;
}

/** Returns the filters for types and years, with their counts. Filters that would match no certificate are left out. */
export function useFilterOptions(): {
  types: FilterOption[];
  years: FilterOption[];
} {
  const intl = useIntl();
  const { filterResult, filter, isComplete } = useSearch();
  const getCount = (n: number) => (isComplete ? n : undefined);
  const typeCounts = filterResult?.typeCounts ?? { MISSION: 0, CONTENT: 0 };
  const types = certificateTypes
    .filter((type) => filter.type === type || typeCounts[type] > 0)
    .map((type) => ({
      value: type,
      label: intl.formatMessage(typeMessages[type]),
      count: getCount(typeCounts[type]),
      isActive: filter.type === type,
      changes: { type: filter.type === type ? undefined : type },
    }));
  const yearSet = new Set(filterResult?.yearCounts.keys());
  if (filter.year !== undefined) yearSet.add(filter.year);
  const years = [...yearSet]
    .sort((a, b) => b - a)
    .map((year) => ({
      value: String(year),
      label: String(year),
      count: getCount(filterResult?.yearCounts.get(year) ?? 0),
      isActive: filter.year === year,
      // A year replaces a range of days.
      changes:
        filter.year === year ? { year: undefined } : { year, from: undefined, to: undefined },
    }));
  return { types, years };
}
