import type { ApiError } from '#data/apiError.ts';
import type { ListedCertificate } from '#data/rest/missionsApi.ts';
import type { PreviewState } from '#documents/previewedCertificate.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import type { CompanyUserMetadata } from '#domain/certificate/companyUserMetadata.ts';

export interface OrderBy {
  field: 'created_at' | 'name';
  direction: 'asc' | 'desc';
}

export type ViewType = 'list' | 'grid';

/** Returns the sort order of a view. The grid is always sorted by date of creation. */
export const getViewSortOrder = (orderBy: OrderBy, viewType: ViewType): OrderBy =>
  viewType === 'list' ? orderBy : { ...orderBy, field: 'created_at' };

/** Name of a view that is loaded page by page: the list, or one of the two sections of the grid. */
export type CertificateListName = 'list' | 'missions' | 'contents';

export interface PaginatedCertificates {
  certificates: Certificate[];
  canLoadMore: boolean;
}

/** The serializable part of an `ApiError` that is stored in the Redux state. */
export type CertificatesLoadError = Pick<ApiError, 'status'> & {
  kind: ApiError['kind'] | undefined;
};

/** Loading state of one view that is loaded page by page. */
export interface ViewLoadState {
  /** Id of the running request for a page. Responses to any other request are outdated and ignored. */
  requestId: string | null;
  /** Id of the running background request that refreshes the first page. */
  refreshId: string | null;
  /** Id of the last certificate received. The next page begins after this certificate. */
  cursor: string | null;
  /** Whether a first page was received. */
  isLoaded: boolean;
  /** Error of the last request for a page; kept until a page is received. */
  error: CertificatesLoadError | null;
  /** Whether a response also contained GraphQL errors, so that certificates may be missing. */
  isPartial: boolean;
}

/** State of the certificates screen (docs/behaviour.md, Certificates state). */
export interface CertificatesState {
  preview: PreviewState;
  /** The certificates of `GET /certificates`; empty until they are loaded. */
  list: readonly ListedCertificate[];
  orderBy: OrderBy;
  listView: PaginatedCertificates;
  gridView: { missions: PaginatedCertificates; contents: PaginatedCertificates };
  viewType: ViewType;
  /** Ids of the selected certificates, in the order of selection; null while the user is not selecting certificates. */
  selection: string[] | null;
  companyMetadata: CompanyUserMetadata[];
  loadStates: Record<CertificateListName, ViewLoadState>;
}

/** The part of the Redux state that the certificates feature reads. */
export interface CertificatesRootState {
  certificates: CertificatesState;
}
