import type { OrderBy } from '../certificatesState.ts';

/** Sort options by their names in the query of the address. */
export const sortOptions = {
  newest: { field: 'created_at', direction: 'desc' },
  oldest: { field: 'created_at', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  'name-desc': { field: 'name', direction: 'desc' },
} as const satisfies Record<string, OrderBy>;

export type SortOptionName = keyof typeof sortOptions;

export const sortOptionNames = Object.keys(sortOptions) as readonly SortOptionName[];

export const defaultSortOption: SortOptionName = 'newest';

export const getSortOptionName = ({ field, direction }: OrderBy): SortOptionName =>
  sortOptionNames.find(
    (name) => sortOptions[name].field === field && sortOptions[name].direction === direction,
  ) ?? defaultSortOption;
