import { createSlice, type Draft, original, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '#api/apiError.ts';
import { certificatePreviewed, type PreviewState } from '#documents/previewed.ts';
import type { CertificatePage } from '#api/query/listUserCertificates.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import type { CompanyUserMetadata } from '#model/certificate/companyUserMetadata.ts';
import { loadMetadata, loadPage, pageSize, refreshView } from './loadCertificates.ts';

export interface OrderBy {
  field: 'created_at' | 'name';
  direction: 'asc' | 'desc';
}

export type ViewType = 'list' | 'grid';
/** The three paged views: the list, and the two sections of the grid. */
export type ViewName = 'list' | 'missions' | 'contents';

const viewNames = { list: ['list'], grid: ['missions', 'contents'] } as const;

export interface CertificateView {
  certificates: Certificate[];
  canLoadMore: boolean;
}

/** What the screen needs to know of an ApiError. */
export type Failure = Pick<ApiError, 'status'> & { kind: ApiError['kind'] | undefined };

/** How the loading of one view stands. */
export interface ViewLoad {
  /** The page request under way; an answer to any other is late and dropped. */
  requestId: string | null;
  /** The same for the quiet repetition of the first page. */
  refreshId: string | null;
  /** Id of the last certificate the server sent; the next page begins after it. */
  cursor: string | null;
  /** A first page has come. */
  loaded: boolean;
  /** Why the last page did not come; stays until another one did. */
  failure: Failure | null;
  /** The last page came with errors beside it. */
  partial: boolean;
}

/** All that the screen keeps (docs/behaviour.md, Certificates state). */
export interface CertificatesState {
  preview: PreviewState;
  orderBy: OrderBy;
  listView: CertificateView;
  gridView: { missions: CertificateView; contents: CertificateView };
  viewType: ViewType;
  /** Ids in the order in which they were chosen; null while nothing is being selected. */
  selection: string[] | null;
  companyMetadata: CompanyUserMetadata[];
  loads: Record<ViewName, ViewLoad>;
}

const emptyView = (): CertificateView => ({ certificates: [], canLoadMore: false });
const idle = (): ViewLoad => ({
  requestId: null,
  refreshId: null,
  cursor: null,
  loaded: false,
  failure: null,
  partial: false,
});

const initialState: CertificatesState = {
  preview: {},
  orderBy: { field: 'created_at', direction: 'desc' },
  listView: emptyView(),
  gridView: { missions: emptyView(), contents: emptyView() },
  viewType: 'list',
  selection: null,
  companyMetadata: [],
  loads: { list: idle(), missions: idle(), contents: idle() },
};

export const certificatesSlice = createSlice({
  name: 'certificates',
  initialState,
  reducers: {
    viewTypeChosen: (state, { payload }: PayloadAction<ViewType>) => {
      state.viewType = payload;
    },
    selectionChanged: (state, { payload }: PayloadAction<string[] | null>) => {
      state.selection = payload;
    },
    viewReset: (state, { payload }: PayloadAction<ViewName>) => reset(state, payload),
    /** What is given merges into the current order; every view begins anew. */
    orderChanged: (state, { payload }: PayloadAction<Partial<OrderBy>>) => {
      Object.assign(state.orderBy, payload);
      for (const name of [...viewNames.list, ...viewNames.grid]) reset(state, name);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(certificatePreviewed, (state, { payload }) => {
        state.preview = payload as Draft<PreviewState>;
      })
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
        state.loads[meta.arg.view] = {
          ...idle(),
          cursor: payload.cursor ?? load.cursor,
          loaded: true,
          partial: load.partial || payload.isPartial,
        };
      })
      .addCase(loadPage.rejected, (state, { meta, error }) => {
        const load = state.loads[meta.arg.view];
        if (meta.condition || load.requestId !== meta.requestId) return;
        load.requestId = null;
        load.failure = error;
      })
      .addCase(refreshView.pending, (state, { meta }) => {
        state.loads[meta.arg.view].refreshId = meta.requestId;
      })
      .addCase(refreshView.fulfilled, (state, { meta, payload }) => {
        const load = state.loads[meta.arg.view];
        if (load.refreshId !== meta.requestId) return;
        load.refreshId = null;
        const isAnew = merge(viewOf(state, meta.arg.view), payload, meta.arg.limit);
        if (isAnew) load.cursor = payload.cursor ?? null;
      })
      .addCase(refreshView.rejected, (state, { meta }) => {
        const load = state.loads[meta.arg.view];
        if (load.refreshId === meta.requestId) load.refreshId = null;
      })
      .addCase(loadMetadata.fulfilled, (state, { payload }) => {
        state.companyMetadata = payload;
      });
  },
  selectors: {
    selectOrderBy: (state) => state.orderBy,
    selectViewType: (state) => state.viewType,
    selectSelection: (state) => state.selection,
    selectIsSelecting: (state) => state.selection !== null,
    selectCompanyMetadata: (state) => state.companyMetadata,
    selectView: (state, name: ViewName) => viewOf(state, name),
    /** Whether a view type is known to have nothing to show. */
    selectIsEmpty: (state, viewType: ViewType) =>
      viewNames[viewType].every(
        (name) => state.loads[name].loaded && viewOf(state, name).certificates.length === 0,
      ),
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

/**
 * New ones go to the front. Where the pages no longer touch, only the fresh one is sure to skip none.
 * @returns whether the view now holds the fresh page alone
 */
function merge(view: CertificateView, page: CertificatePage, limit = pageSize): boolean {
  const fresh = unseen(page.certificates, view.certificates);
  const isAnew = fresh.length > 0 && fresh.length === page.certificates.length;
  if (isAnew) {
    view.certificates = fresh;
    view.canLoadMore = page.received >= limit;
  } else {
    view.certificates.unshift(...fresh);
  }
  return isAnew;
}

function unseen(page: readonly Certificate[], before: Draft<Certificate[]>): Certificate[] {
  // Through the draft, each of thousands would get a proxy of its own.
  const ids = new Set(original(before).map(({ id }) => id));
  return page.filter(({ id }) => !ids.has(id) && ids.add(id));
}

export const { viewTypeChosen, viewReset, orderChanged, selectionChanged } =
  certificatesSlice.actions;
export const {
  selectOrderBy,
  selectViewType,
  selectSelection,
  selectIsSelecting,
  selectCompanyMetadata,
  selectIsEmpty,
  selectView,
  selectLoad,
} = certificatesSlice.selectors;
