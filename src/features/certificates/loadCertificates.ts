import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { ApiError } from '#api/apiError.ts';
import { listCompanyUserMetadata } from '#api/query/listCompanyUserMetadata.ts';
import { type CertificatePage, listUserCertificates } from '#api/query/listUserCertificates.ts';
import type { Services } from '#api/services.ts';
import type { CompanyUserMetadata } from '#model/certificate/companyUserMetadata.ts';
import type { CertificatesState, Failure, OrderBy, ViewName } from './certificatesSlice.ts';

/** How many certificates a page has (docs/behaviour.md, Paging). */
export const pageSize = 10;

/** The part of the store that this feature reads. */
export interface CertificatesRoot {
  certificates: CertificatesState;
}

interface Lookup {
  state: CertificatesRoot;
  extra: Services;
  serializedErrorType: Failure;
}

const serializeError = (error: unknown): Failure =>
  error instanceof ApiError
    ? { kind: error.kind, status: error.status }
    : { kind: undefined, status: undefined };

/** A dispatch that takes the thunks of this file. */
export const useCertificatesDispatch =
  useDispatch.withTypes<ThunkDispatch<CertificatesRoot, Services, UnknownAction>>();

interface PageRequest {
  view: ViewName;
  limit?: number;
}

/** The next page of a view. One request at a time each: a second call meanwhile does nothing. */
export const loadPage = createAsyncThunk<CertificatePage, PageRequest, Lookup>(
  'certificates/pageLoaded',
  ({ view, limit }, { getState, extra }) => {
    const { certificates } = getState();
    return requestPage(certificates, extra, view, limit, certificates.loads[view].cursor);
  },
  {
    condition: ({ view }, { getState }) => !getState().certificates.loads[view].requestId,
    serializeError,
  },
);

/**
 * Repeats the first page of a view that is on screen already, for what was earned meanwhile. Only where that comes
 * first: any other order begins anew.
 */
export const refreshView = createAsyncThunk<CertificatePage, PageRequest, Lookup>(
  'certificates/viewRefreshed',
  ({ view, limit }, { getState, extra }) =>
    requestPage(getState().certificates, extra, view, limit, null),
  {
    condition: ({ view }, { getState }) => {
      const { loads, orderBy } = getState().certificates;
      const { requestId, refreshId, loaded } = loads[view];
      const newestFirst = orderBy.field === 'created_at' && orderBy.direction === 'desc';
      return newestFirst && loaded && !requestId && !refreshId;
    },
    serializeError,
  },
);

/** The company's user metadata; a failure shows nothing (docs/behaviour.md, Company attributes). */
export const loadMetadata = createAsyncThunk<CompanyUserMetadata[], undefined, Lookup>(
  'certificates/metadataLoaded',
  async (_, { extra }) => (await listCompanyUserMetadata(extra)).items,
);

function requestPage(
  state: CertificatesState,
  services: Services,
  view: ViewName,
  limit = pageSize,
  cursor: string | null,
): Promise<CertificatePage> {
  const after = cursor === null ? {} : { offset: cursor };
  const order = {
    field: state.orderBy.field.toUpperCase() as Uppercase<OrderBy['field']>,
    direction: state.orderBy.direction.toUpperCase() as Uppercase<OrderBy['direction']>,
  };
  if (view === 'list') return listUserCertificates(services, { order, limit, ...after });
  const type = view === 'missions' ? 'MISSION' : 'CONTENT';
  return listUserCertificates(services, { type, order, limit, ...after });
}
