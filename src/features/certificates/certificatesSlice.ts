import { createAsyncThunk, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { listCompanyUserMetadata } from '#api/listCompanyUserMetadata.ts';
import { listUserCertificates, type CertificatePage } from '#api/listUserCertificates.ts';
import { missionsApi, type ListedCertificate } from '#api/missionsApi.ts';
import type { Services } from '#api/services.ts';
import type { Certificate } from '#model/certificate.ts';
import type { CompanyUserMetadata } from '#model/companyUserMetadata.ts';

/** Spec §9, Certificate page size. */
export const pageSize = 10;

export interface OrderBy {
  field: 'created_at' | 'name';
  direction: 'asc' | 'desc';
}

export type ViewType = 'list' | 'grid';
/** The three paged views: the list, and the two sections of the grid. */
export type ViewName = 'list' | 'missions' | 'contents';

interface CertificateView {
  certificates: Certificate[];
  canLoadMore: boolean;
}

/** How the loading of one view stands. */
export interface ViewLoad {
  /** The page request under way; an answer to any other is late and dropped. */
  requestId: string | null;
  /** The same for the quiet repetition of the first page. */
  refreshId: string | null;
  /** A first page has come. */
  loaded: boolean;
  failed: boolean;
  /** The last page came with errors beside it. */
  partial: boolean;
}

/** Spec §4, Certificates screen; `loads` is ours. */
export interface CertificatesState {
  preview: object;
  list: ListedCertificate[];
  orderBy: OrderBy;
  listView: CertificateView;
  gridView: { missions: CertificateView; contents: CertificateView };
  viewType: ViewType;
  companyMetadata: CompanyUserMetadata[];
  loads: Record<ViewName, ViewLoad>;
}

interface Lookup {
  state: { certificates: CertificatesState };
  extra: Services;
}

const emptyView = (): CertificateView => ({ certificates: [], canLoadMore: false });
const idle = (): ViewLoad => ({
  requestId: null,
  refreshId: null,
  loaded: false,
  failed: false,
  partial: false,
});

const initialState: CertificatesState = {
  preview: {},
  list: [],
  orderBy: { field: 'created_at', direction: 'desc' },
  listView: emptyView(),
  gridView: { missions: emptyView(), contents: emptyView() },
  viewType: 'list',
  companyMetadata: [],
  loads: { list: idle(), missions: idle(), contents: idle() },
};

interface PageRequest {
  view: ViewName;
  limit?: number;
}

/** The next page of a view. One request at a time each: a second call meanwhile does nothing. */
export const loadPage = createAsyncThunk<CertificatePage, PageRequest, Lookup>(
  'certificates/pageLoaded',
  ({ view, limit }, { getState, extra }) => {
    const { certificates } = getState();
    const last = viewOf(certificates, view).certificates.at(-1);
    return requestPage(certificates, extra, view, limit, last?.id);
  },
  { condition: ({ view }, { getState }) => !getState().certificates.loads[view].requestId },
);

/**
 * Repeats the first page of a view that is on screen already, for what was earned meanwhile. Only where that comes
 * first: any other order begins anew.
 */
export const refreshView = createAsyncThunk<CertificatePage, PageRequest, Lookup>(
  'certificates/viewRefreshed',
  ({ view, limit }, { getState, extra }) =>
    requestPage(getState().certificates, extra, view, limit, undefined),
  {
    condition: ({ view }, { getState }) => {
      const { requestId, refreshId, loaded } = getState().certificates.loads[view];
      return loaded && !requestId && !refreshId;
    },
  },
);

/** The company's user metadata; a failure shows nothing (decisions.md, Screens). */
export const loadMetadata = createAsyncThunk<CompanyUserMetadata[], undefined, Lookup>(
  'certificates/metadataLoaded',
  async (_, { extra }) => (await listCompanyUserMetadata(extra)).items,
);

function requestPage(
  state: CertificatesState,
  services: Services,
  view: ViewName,
  limit = pageSize,
  offset: string | undefined,
): Promise<CertificatePage> {
  const after = offset === undefined ? {} : { offset };
  if (view !== 'list') {
    const type = view === 'missions' ? 'MISSION' : 'CONTENT';
    const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
    return listUserCertificates(services, { type, order, limit, ...after });
  }
  const order = {
    field: state.orderBy.field.toUpperCase() as Uppercase<OrderBy['field']>,
    direction: state.orderBy.direction.toUpperCase() as Uppercase<OrderBy['direction']>,
  };
  return listUserCertificates(services, { order, limit, ...after });
}

export const certificatesSlice = createSlice({
  name: 'certificates',
  initialState,
  reducers: {
    viewTypeChosen: (state, { payload }: PayloadAction<ViewType>) => {
      state.viewType = payload;
    },
    viewReset: (state, { payload }: PayloadAction<ViewName>) => reset(state, payload),
    /** What is given merges into the current order; the list begins anew. */
    orderChanged: (state, { payload }: PayloadAction<Partial<OrderBy>>) => {
      Object.assign(state.orderBy, payload);
      reset(state, 'list');
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadPage.pending, (state, { meta }) => {
        const load = state.loads[meta.arg.view];
        load.requestId = meta.requestId;
        load.refreshId = null;
      })
      .addCase(loadPage.fulfilled, (state, { meta, payload }) => {
        const load = state.loads[meta.arg.view];
        if (load.requestId !== meta.requestId) return;
        const view = viewOf(state, meta.arg.view);
        view.certificates.push(...unseen(payload.certificates, view.certificates));
        view.canLoadMore = payload.received >= (meta.arg.limit ?? pageSize);
        const partial = load.partial || Boolean(payload.problem);
        state.loads[meta.arg.view] = { ...idle(), loaded: true, partial };
      })
      .addCase(loadPage.rejected, (state, { meta }) => {
        const load = state.loads[meta.arg.view];
        if (meta.condition || load.requestId !== meta.requestId) return;
        load.requestId = null;
        load.failed = true;
      })
      .addCase(refreshView.pending, (state, { meta }) => {
        state.loads[meta.arg.view].refreshId = meta.requestId;
      })
      .addCase(refreshView.fulfilled, (state, { meta, payload }) => {
        const load = state.loads[meta.arg.view];
        if (load.refreshId !== meta.requestId) return;
        load.refreshId = null;
        merge(viewOf(state, meta.arg.view), payload, meta.arg.limit);
      })
      .addCase(refreshView.rejected, (state, { meta }) => {
        const load = state.loads[meta.arg.view];
        if (load.refreshId === meta.requestId) load.refreshId = null;
      })
      .addCase(loadMetadata.fulfilled, (state, { payload }) => {
        state.companyMetadata = payload;
      })
      .addMatcher(missionsApi.endpoints.listCertificates.matchFulfilled, (state, { payload }) => {
        state.list = payload;
      });
  },
  selectors: {
    selectList: (state) => state.list,
    selectOrderBy: (state) => state.orderBy,
    selectViewType: (state) => state.viewType,
    selectCompanyMetadata: (state) => state.companyMetadata,
    selectView: (state, name: ViewName) => viewOf(state, name),
    selectLoad: (state, name: ViewName) => state.loads[name],
  },
});

function viewOf(state: CertificatesState, name: ViewName): CertificateView {
  return name === 'list' ? state.listView : state.gridView[name];
}

function reset(state: Draft<CertificatesState>, name: ViewName): void {
  Object.assign(viewOf(state, name), emptyView());
  state.loads[name] = idle();
}

/** New ones go to the front. Where the pages no longer touch, only the fresh one is sure to skip none. */
function merge(view: CertificateView, page: CertificatePage, limit = pageSize): void {
  const fresh = unseen(page.certificates, view.certificates);
  if (fresh.length < page.certificates.length) {
    view.certificates.unshift(...fresh);
  } else if (fresh.length > 0) {
    view.certificates = fresh;
    view.canLoadMore = page.received >= limit;
  }
}

function unseen(page: readonly Certificate[], before: readonly Certificate[]): Certificate[] {
  const ids = new Set(before.map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id) && ids.add(id));
}

export const { viewTypeChosen, viewReset, orderChanged } = certificatesSlice.actions;
export const {
  selectList,
  selectOrderBy,
  selectViewType,
  selectCompanyMetadata,
  selectView,
  selectLoad,
} = certificatesSlice.selectors;
