import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useMatch, useSearchParams } from 'react-router-dom';
import { ApiError, hasStatus } from '#api/apiError.ts';
import { readCertificate, readTemplate } from '#api/documents/documentsApi.ts';
import { type ServicesDispatch, useServices, useServicesDispatch } from '#api/services.ts';
import { findTemplate } from '#api/documents/findTemplate.ts';
import { openDraft } from '#api/documents/openDraft.ts';
import type { IssuedCertificate } from '#model/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { selectBranding, selectIsAdmin } from '#session/sessionSlice.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';

/** What a preview shows: a certificate, or a template with sample data. */
export type Subject =
  | { kind: 'certificate'; certificate: IssuedCertificate }
  | { kind: 'template'; template: CertificateTemplate };

/** Loads what the address names. */
export function usePreviewSubject(): Loaded<Subject> & { isTemplateAsked: boolean } {
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isTemplateAsked = id === undefined || query.get('type') === 'template';
  const isAdmin = useSelector(selectIsAdmin);
  const primaryColor = useSelector(selectBranding);
  const services = useServices();
  const dispatch = useServicesDispatch();
  const load = useCallback(
    () =>
      isTemplateAsked
        ? showTemplate(dispatch, id, isAdmin, { primaryColor, draft: openDraft(services) })
        : showEither(dispatch, id, isAdmin),
    [dispatch, services, id, isTemplateAsked, isAdmin, primaryColor],
  );
  return { ...useLoaded(load), isTemplateAsked };
}

/** Without an id: the draft that is being edited, else the favourite. @throws ApiError 403 for whoever is no administrator */
async function showTemplate(
  dispatch: ServicesDispatch,
  id: string | undefined,
  isAdmin: boolean,
  { primaryColor, draft }: { primaryColor: string | null; draft: CertificateTemplate | undefined },
): Promise<Subject> {
  if (!isAdmin) throw new ApiError('http', 'For administrators.', { status: 403 });
  if (id !== undefined) return { kind: 'template', template: await dispatch(readTemplate(id)) };
  if (draft) return { kind: 'template', template: draft };
  const { template } = await dispatch(findTemplate({ primaryColor }));
  return { kind: 'template', template };
}

/** A certificate; for administrators else the template of that id. */
async function showEither(
  dispatch: ServicesDispatch,
  id: string,
  isAdmin: boolean,
): Promise<Subject> {
  try {
    return { kind: 'certificate', certificate: await dispatch(readCertificate(id)) };
  } catch (error) {
    if (!isAdmin || !hasStatus(error, 404)) throw error;
    return { kind: 'template', template: await dispatch(readTemplate(id)) };
  }
}
