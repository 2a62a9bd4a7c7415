import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMatch, useSearchParams } from 'react-router-dom';
import { ApiError, hasErrorStatus } from '#data/apiError.ts';
import {
  useGetCertificateQuery,
  useGetTemplateOrFallbackQuery,
} from '#data/rest/certificateAndTemplateApi.ts';
import { unsavedTemplateKey } from '#documents/openDraft.ts';
import {
  certificatePreviewed,
  selectPreviewedCertificate,
} from '#documents/previewedCertificate.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { selectBrandColor, selectIsAdmin } from '#session/sessionSlice.ts';

/** The subject of a preview: a certificate, or a template with sample data. */
export type PreviewSource =
  | { kind: 'certificate'; certificate: IssuedCertificate }
  /** `error` is set if the template in the URL failed to load. `template` is then a substitute. */
  | { kind: 'template'; template: CertificateTemplate; error?: Error };

interface SubjectQuery {
  /** The subject of the preview, kept while another one is loading. Null if there is nothing to preview. */
  subject: PreviewSource | null | undefined;
  /** Error that occurred while loading the subject in the URL. Kept while a retry is in progress. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Loads the certificate or template whose id is in the URL. If the URL has no id, administrators get the unsaved
 * template that is open in the editor, or else the favourite template. Learners get the certificate that they previewed
 * last.
 * @throws ApiError 403 if a learner requests a template
 */
export function usePreviewSource(): SubjectQuery & { isTemplateRequested: boolean } {
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isAdmin = useSelector(selectIsAdmin);
  const isTemplateRequested = id === undefined ? isAdmin : query.get('type') === 'template';
  const certificateQuery = useCertificateSubject(id, isTemplateRequested);
  // The id in an administrator's address may be that of a template.
  const isCertificateMissing = hasErrorStatus(certificateQuery.error, 404);
  const isTemplate = isAdmin && (isTemplateRequested || isCertificateMissing);
  const templateQuery = useTemplateSubject(id, !isTemplate);

  if (isTemplateRequested && !isAdmin)
    throw new ApiError('http', 'For administrators.', { status: 403 });
  const isNeitherFound = isCertificateMissing && hasErrorStatus(templateQuery.error, 404);
  const subjectQuery = isTemplate && !isNeitherFound ? templateQuery : certificateQuery;
  return { ...subjectQuery, isTemplateRequested };
}

/** Loads the certificate with the given id or, without an id, the certificate that was previewed last. */
function useCertificateSubject(id: string | undefined, skip: boolean): SubjectQuery {
  const dispatch = useDispatch();
  const primaryColor = useSelector(selectBrandColor);
  const previewedId = useSelector(selectPreviewedCertificate)?.id;
  const certificateId = skip ? undefined : (id ?? previewedId);
  const { data, error, isFetching, refetch } = useGetCertificateQuery(
    certificateId === undefined ? skipToken : { id: certificateId, primaryColor },
    { refetchOnMountOrArgChange: true },
  );
  const subject = useMemo(
    () => data && ({ kind: 'certificate', certificate: data } as const),
    [data],
  );
  useEffect(() => {
    if (data) dispatch(certificatePreviewed(data));
  }, [data, dispatch]);
  if (certificateId === undefined) return { subject: null, error, isFetching, refetch };
  return { subject: error ? undefined : subject, error, isFetching, refetch };
}

/**
 * Loads the template with the given id. If this fails, loads a substitute template and returns it with the error.
 * Without an id, returns the unsaved template that is open in the editor, or else loads the favourite template.
 */
function useTemplateSubject(id: string | undefined, skip: boolean): SubjectQuery {
  const context = usePluginContext();
  const primaryColor = useSelector(selectBrandColor);
  const draft = id === undefined ? context.sessionCache.get(unsavedTemplateKey) : undefined;
  const { data, isFetching, refetch } = useGetTemplateOrFallbackQuery(
    skip || draft ? skipToken : { id, primaryColor },
    { refetchOnMountOrArgChange: true },
  );
  const template = draft ?? data?.template;
  const error = id === undefined ? undefined : data?.error;
  const subject = useMemo(
    () => template && ({ kind: 'template', template, ...(error && { error }) } as const),
    [template, error],
  );
  return { subject, error, isFetching, refetch };
}
