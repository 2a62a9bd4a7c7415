import { createSlice, type Draft, freeze, original, type PayloadAction } from '@reduxjs/toolkit';
import { certificatePreviewed, type PreviewState } from '#documents/previewedCertificate.ts';
import type { CertificatePage } from '#data/graphql/listUserCertificates.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import type {
  CertificatesState,
  PaginatedCertificates,
  OrderBy,
  CertificateListName,
  ViewLoadState,
  ViewType,
} from './certificatesState.ts';
import {
  loadUserMetadata,
  loadCertificatePage,
  certificatesPageSize,
  refreshCertificateView,
} from './loadCertificates.ts';

const viewNames = { list: ['list'], grid: ['missions', 'contents'] } as const;

const createEmptyView = (): PaginatedCertificates => ({ certificates: [], canLoadMore: false });
const createIdleLoadState = (): ViewLoadState => ({
  requestId: null,
  refreshId: null,
  cursor: null,
  isLoaded: false,
  error: null,
  isPartial: false,
});

const initialState: CertificatesState = {
  preview: {},
  list: [],
  orderBy: { field: 'created_at', direction: 'desc' },
  listView: createEmptyView(),
  gridView: { missions: createEmptyView(), contents: createEmptyView() },
  viewType: 'list',
  selection: null,
  companyMetadata: [],
  loadStates: {
    list: createIdleLoadState(),
    missions: createIdleLoadState(),
    contents: createIdleLoadState(),
  },
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
    viewReset: (state, { payload }: PayloadAction<CertificateListName>) =>
      resetView(state, payload),
    /** Changes the given fields of the sort order, and removes the loaded certificates from every view. */
    orderChanged: (state, { payload }: PayloadAction<Partial<OrderBy>>) => {
      Object.assign(state.orderBy, payload);
      for (const name of [...viewNames.list, ...viewNames.grid]) resetView(state, name);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(certificatePreviewed, (state, { payload }) => {
        state.preview = payload as Draft<PreviewState>;
      })
      .addCase(loadCertificatePage.pending, (state, { meta }) => {
        const loadState = state.loadStates[meta.arg.view];
        loadState.requestId = meta.requestId;
        loadState.refreshId = null;
      })
      .addCase(loadCertificatePage.fulfilled, (state, { meta, payload }) => {
        const loadState = state.loadStates[meta.arg.view];
        if (loadState.requestId !== meta.requestId) return;
        const view = getView(state, meta.arg.view);
        appendCertificates(view, payload.certificates);
        view.canLoadMore = payload.received >= (meta.arg.limit ?? certificatesPageSize);
        state.loadStates[meta.arg.view] = {
          ...createIdleLoadState(),
          cursor: payload.cursor ?? loadState.cursor,
          isLoaded: true,
          isPartial: loadState.isPartial || payload.isPartial,
        };
      })
      .addCase(loadCertificatePage.rejected, (state, { meta, error }) => {
        const loadState = state.loadStates[meta.arg.view];
        if (meta.condition || loadState.requestId !== meta.requestId) return;
        loadState.requestId = null;
        loadState.error = error;
      })
      .addCase(refreshCertificateView.pending, (state, { meta }) => {
        state.loadStates[meta.arg.view].refreshId = meta.requestId;
      })
      .addCase(refreshCertificateView.fulfilled, (state, { meta, payload }) => {
        const loadState = state.loadStates[meta.arg.view];
        if (loadState.refreshId !== meta.requestId) return;
        loadState.refreshId = null;
        const isReplaced = mergeFirstPage(getView(state, meta.arg.view), payload, meta.arg.limit);
        if (isReplaced) loadState.cursor = payload.cursor ?? null;
      })
      .addCase(refreshCertificateView.rejected, (state, { meta }) => {
        const loadState = state.loadStates[meta.arg.view];
        if (loadState.refreshId === meta.requestId) loadState.refreshId = null;
      })
      .addCase(loadUserMetadata.fulfilled, (state, { payload }) => {
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
    selectSelection: (state) => state.selection,
    selectIsSelecting: (state) => state.selection !== null,
    selectCompanyMetadata: (state) => state.companyMetadata,
    selectView: (state, name: CertificateListName) => getView(state, name),
    /** Returns whether all views of a view type (list or grid) are loaded and contain no certificates. */
    selectIsEmpty: (state, viewType: ViewType) =>
      viewNames[viewType].every(
        (name) => state.loadStates[name].isLoaded && getView(state, name).certificates.length === 0,
      ),
    selectLoadState: (state, name: CertificateListName) => state.loadStates[name],
    /** Returns whether a view could not be loaded. */
    selectHasLoadError: (state) => Object.values(state.loadStates).some(({ error }) => error),
  },
});

function getView(state: CertificatesState, name: CertificateListName): PaginatedCertificates {
  return name === 'list' ? state.listView : state.gridView[name];
}

function resetView(state: Draft<CertificatesState>, name: CertificateListName): void {
  Object.assign(getView(state, name), createEmptyView());
  state.loadStates[name] = createIdleLoadState();
}

/**
 * Adds the new certificates of a refreshed first page to the start of a view. If every certificate on the page is new,
 * even more new certificates may exist between the page and the loaded ones. In this case the page replaces the content
 * of the view.
 * @returns whether the page replaced the content of the view
 */
function mergeFirstPage(
  view: PaginatedCertificates,
  page: CertificatePage,
  limit = certificatesPageSize,
): boolean {
  const newCertificates = getNewCertificates(page.certificates, view.certificates);
  const isReplaced =
    newCertificates.length > 0 && newCertificates.length === page.certificates.length;
  if (isReplaced) {
    view.certificates = newCertificates;
    view.canLoadMore = page.received >= limit;
  } else {
    view.certificates.unshift(...newCertificates);
  }
  return isReplaced;
}

/** Adds the certificates of a page that are not in a view to its end. */
function appendCertificates(
  view: Draft<PaginatedCertificates>,
  page: readonly Certificate[],
): void {
  const newCertificates = freeze(getNewCertificates(page, view.certificates), true);
  // Frozen here, because Immer would look in all of thousands of certificates for what is not frozen yet.
  view.certificates = freeze([...original(view.certificates), ...newCertificates]);
}

/** Returns the certificates of a page that are not in a view. */
function getNewCertificates(
  page: readonly Certificate[],
  previous: Draft<Certificate[]>,
): Certificate[] {
  const newCertificates = new Map(page.map((certificate) => [certificate.id, certificate]));
  // Reading the draft would create a proxy for each of thousands of certificates.
  for (const { id } of original(previous)) newCertificates.delete(id);
  return [...newCertificates.values()];
}

export const { viewTypeChosen, viewReset, orderChanged, selectionChanged } =
  certificatesSlice.actions;
export const {
  selectList,
  selectOrderBy,
  selectViewType,
  selectSelection,
  selectIsSelecting,
  selectCompanyMetadata,
  selectIsEmpty,
  selectView,
  selectHasLoadError,
  selectLoadState,
} = certificatesSlice.selectors;
