import type { ViewType } from '../certificatesState.ts';
import type { SearchFilter } from './searchFilter.ts';
import { defaultSortOption, type SortOptionName, sortOptionNames } from './sortOptions.ts';

/** Query parameters in the address of the start page: search filter, sort order and view. */
export interface ListParams extends SearchFilter {
  order: SortOptionName;
  view: ViewType;
}

/** Parses the list parameters in the query of an address. Missing or invalid parameters get their default values. */
export function parseListParams(search: string): ListParams {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  const year = query.get('year') ?? '';
  const getDay = (name: string) => {
    const day = query.get(name) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day) ? day : undefined;
  };
  const from = getDay('from');
  const to = getDay('to');
  return {
    searchText: query.get('q') ?? '',
    type: type === 'mission' ? 'MISSION' : type === 'content' ? 'CONTENT' : undefined,
    year: /^[1-9]\d{3}$/.test(year) ? Number(year) : undefined,
    ...(!(from && to && from > to) && { from, to }),
    order: sortOptionNames.find((name) => name === query.get('sort')) ?? defaultSortOption,
    view: query.get('view') === 'grid' ? 'grid' : 'list',
  };
}

/** Writes list parameters into a query string, omitting default values. Other parameters of the query are kept. */
export function serializeListParams(
  search: string,
  { searchText, type, year, from, to, order, view }: ListParams,
): string {
  const query = new URLSearchParams(search);
  const setParam = (name: string, value: string | undefined) =>
    value ? query.set(name, value) : query.delete(name);
  setParam('q', searchText.trim() && searchText);
  setParam('type', type?.toLowerCase());
  setParam('year', year?.toString());
  setParam('from', from);
  setParam('to', to);
  setParam('sort', order === defaultSortOption ? '' : order);
  setParam('view', view === 'list' ? '' : view);
  const text = query.toString();
  return text && `?${text}`;
}
