import { createAsyncThunk, type ThunkDispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import { ApiError } from '#data/apiError.ts';
import { listCompanyUserMetadata } from '#data/graphql/listCompanyUserMetadata.ts';
import { type CertificatePage, listUserCertificates } from '#data/graphql/listUserCertificates.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import {
  type CertificatesLoadError,
  type CertificatesRootState,
  type CertificatesState,
  getViewSortOrder,
  type OrderBy,
  type CertificateListName,
} from './certificatesState.ts';

/** Number of certificates per page (docs/behaviour.md, Paging). */
export const certificatesPageSize = 10;

const createCertificatesThunk = createAsyncThunk.withTypes<{
  state: CertificatesRootState;
  extra: PluginContext;
  serializedErrorType: CertificatesLoadError;
}>();

const serializeError = (error: unknown): CertificatesLoadError =>
  error instanceof ApiError
    ? { kind: error.kind, status: error.status }
    : { kind: undefined, status: undefined };

/** Returns the `dispatch` function of the Redux store, with a type that accepts the thunks of this file. */
export const useCertificatesDispatch =
  useDispatch.withTypes<ThunkDispatch<CertificatesRootState, PluginContext, UnknownAction>>();

/** Returns whether the session has a token. Effects that run after its end must not send requests. */
const hasToken = ({ tokenAccess }: PluginContext) => tokenAccess.getToken() !== undefined;

interface PageRequest {
  view: CertificateListName;
  limit?: number;
}

/** Loads the next page of a view. Does nothing while another page of this view is being loaded. */
export const loadCertificatePage = createCertificatesThunk(
  'certificates/pageLoaded',
  ({ view, limit }: PageRequest, { getState, extra }) => {
    const { certificates } = getState();
    return requestPage(certificates, extra, view, limit, certificates.loadStates[view].cursor);
  },
  {
    condition: ({ view }, { getState, extra }) =>
      !getState().certificates.loadStates[view].requestId && hasToken(extra),
    serializeError,
  },
);

/**
 * Fetches the first page of a view again, to add certificates earned since the view was loaded. Runs only if the view
 * is sorted with the newest certificates first. Views with any other sort order are loaded again completely instead.
 */
export const refreshCertificateView = createCertificatesThunk(
  'certificates/viewRefreshed',
  ({ view, limit }: PageRequest, { getState, extra }) =>
    requestPage(getState().certificates, extra, view, limit, null),
  {
    condition: ({ view }, { getState, extra }) => {
      const { loadStates, orderBy } = getState().certificates;
      const { requestId, refreshId, isLoaded } = loadStates[view];
      const { field, direction } = getOrder(orderBy, view);
      const isNewestFirst = field === 'created_at' && direction === 'desc';
      return isNewestFirst && isLoaded && !requestId && !refreshId && hasToken(extra);
    },
    serializeError,
  },
);

/** Loads the company's user metadata. The screen shows none after a failure (docs/behaviour.md, Company attributes). */
export const loadUserMetadata = createCertificatesThunk(
  'certificates/metadataLoaded',
  async (_: undefined, { extra }) => (await listCompanyUserMetadata(extra)).items,
  { condition: (_, { extra }) => hasToken(extra) },
);

function requestPage(
  state: CertificatesState,
  context: PluginContext,
  view: CertificateListName,
  limit = certificatesPageSize,
  cursor: string | null,
): Promise<CertificatePage> {
  const pagination = cursor === null ? {} : { offset: cursor };
  const { field, direction } = getOrder(state.orderBy, view);
  const order = {
    field: field.toUpperCase() as Uppercase<OrderBy['field']>,
    direction: direction.toUpperCase() as Uppercase<OrderBy['direction']>,
  };
  if (view === 'list') return listUserCertificates(context, { order, limit, ...pagination });
  const type = view === 'missions' ? 'MISSION' : 'CONTENT';
  return listUserCertificates(context, { type, order, limit, ...pagination });
}

const getOrder = (orderBy: OrderBy, view: CertificateListName) =>
  getViewSortOrder(orderBy, view === 'list' ? 'list' : 'grid');
