import { useLocation, useNavigate } from 'react-router-dom';
import { parseListParams, serializeListParams } from './listParams.ts';
import type { SortOptionName } from './sortOptions.ts';

/** Returns the sort order in the address, and a function that changes it and adds a history entry. */
export function useSortParam(): {
  order: SortOptionName;
  setOrder: (order: SortOptionName) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = parseListParams(search);
  return {
    order: params.order,
    setOrder: (order) =>
      void navigate({ search: serializeListParams(search, { ...params, order }) }),
  };
}
