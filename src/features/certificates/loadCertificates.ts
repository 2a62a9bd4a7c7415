import { ApiError } from '#api/apiError.ts';
import { listCompanyUserMetadata } from '#api/listCompanyUserMetadata.ts';
import {
  listUserCertificates,
  type ListUserCertificatesVariables,
} from '#api/listUserCertificates.ts';
import type { Services, ServicesDispatch } from '#api/services.ts';
import {
  certificatesSlice,
  companyMetadataLoaded,
  type OrderBy,
  pageFailed,
  pageLoaded,
  pageRequested,
  type ViewName,
} from './certificatesSlice.ts';

type Thunk<Result> = (
  dispatch: ServicesDispatch,
  getState: () => unknown,
  services: Services,
) => Result;

/** Certificates a page, in every view (Spec §9). */
export const pageSize = 10;

/**
 * Loads the next page of a view. While one is under way, asking again does nothing.
 * @param limit the page size; the mission grid's may be another (Spec §7.1)
 */
export function loadPage(view: ViewName, limit = pageSize): Thunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const { loads, orderBy } = stateOf(getState());
    const { status, cursor, request: before } = loads[view];
    if (status === 'loading') return;
    const request = before + 1;
    dispatch(pageRequested({ view, request }));
    try {
      const page = await listUserCertificates(services, variablesOf(view, orderBy, limit, cursor));
      dispatch(pageLoaded({ ...page, view, request, limit }));
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'network';
      dispatch(pageFailed({ view, request, isOffline }));
    }
  };
}

/** Loads the company's user metadata once. A failure leaves the screen as it is (decisions.md). */
export function loadCompanyMetadata(): Thunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    try {
      const { items } = await listCompanyUserMetadata(services);
      dispatch(companyMetadataLoaded(items));
    } catch {
      // The global hook has reported it; the tags are no reason to disturb anybody.
    }
  };
}

function variablesOf(
  view: ViewName,
  { field, direction }: OrderBy,
  limit: number,
  cursor: string | undefined,
): ListUserCertificatesVariables {
  const offset = cursor === undefined ? {} : { offset: cursor };
  if (view === 'list') {
    return { order: { field: upper(field), direction: upper(direction) }, limit, ...offset };
  }
  return {
    type: view === 'missions' ? 'MISSION' : 'CONTENT',
    order: { field: 'CREATED_AT', direction: 'DESC' },
    limit,
    ...offset,
  };
}

function upper<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}

function stateOf(state: unknown) {
  return certificatesSlice.selectSlice(
    state as Parameters<typeof certificatesSlice.selectSlice>[0],
  );
}
