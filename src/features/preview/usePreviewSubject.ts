import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useMatch, useSearchParams } from 'react-router-dom';
import { ApiError, hasStatus } from '#api/apiError.ts';
import { findTemplate, readCertificate } from '#api/documents/documentsApi.ts';
import { openDraft } from '#documents/openDraft.ts';
import { certificatePreviewed, selectPreviewed } from '#documents/previewed.ts';
import { type ServicesDispatch, useServices, useServicesDispatch } from '#api/services.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { selectBranding, selectIsAdmin } from '#session/sessionSlice.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';

/** What a preview shows: a certificate, or a template with sample data. */
export type Subject =
  | { kind: 'certificate'; certificate: IssuedCertificate }
  /** `isSubstitute`: another one stands in for the one that was asked for. */
  | { kind: 'template'; template: CertificateTemplate; isSubstitute: boolean };

interface Asking {
  dispatch: ServicesDispatch;
  isAdmin: boolean;
  primaryColor: string | null;
}

/** Loads what the address names; null: it names nothing, and nothing was seen before. */
export function usePreviewSubject(): Loaded<Subject | null> & { isTemplateAsked: boolean } {
  const id = useMatch('/preview/:id')?.params.id;
  const [query] = useSearchParams();
  const isAdmin = useSelector(selectIsAdmin);
  const isTemplateAsked = id === undefined ? isAdmin : query.get('type') === 'template';
  const primaryColor = useSelector(selectBranding);
  const services = useServices();
  const store = useStore<Parameters<typeof selectPreviewed>[0]>();
  const dispatch = useServicesDispatch();
  const load = useCallback(async (): Promise<Subject | null> => {
    const asking = { dispatch, isAdmin, primaryColor };
    if (id !== undefined)
      return isTemplateAsked ? showTemplate(id, asking) : showEither(id, asking);
    if (isAdmin) return showDraft(openDraft(services), asking);
    const previewed = selectPreviewed(store.getState());
    return previewed ? showCertificate(previewed.id, asking) : null;
  }, [dispatch, services, store, id, isTemplateAsked, isAdmin, primaryColor]);
  return { ...useLoaded(load), isTemplateAsked };
}

/** The draft that is being edited, else the favourite. */
async function showDraft(
  draft: CertificateTemplate | undefined,
  { dispatch, primaryColor }: Asking,
): Promise<Subject> {
  const template = draft ?? (await dispatch(findTemplate({ primaryColor }))).template;
  return { kind: 'template', template, isSubstitute: false };
}

/** A template, else what stands in for it. @throws ApiError 401, 403 for whoever may not see any */
async function showTemplate(
  id: string,
  { dispatch, isAdmin, primaryColor }: Asking,
): Promise<Subject> {
  if (!isAdmin) throw new ApiError('http', 'For administrators.', { status: 403 });
  const { template, origin, failure } = await dispatch(findTemplate({ id, primaryColor }));
  if (hasStatus(failure, 401, 403)) throw failure;
  return { kind: 'template', template, isSubstitute: origin !== 'asked' };
}

async function showCertificate(id: string, { dispatch, primaryColor }: Asking): Promise<Subject> {
  const certificate = await dispatch(readCertificate(id, primaryColor));
  dispatch(certificatePreviewed(certificate));
  return { kind: 'certificate', certificate };
}

/** A certificate; for administrators else the template of that id. @throws ApiError 404 when neither is there */
async function showEither(id: string, asking: Asking): Promise<Subject> {
  try {
    return await showCertificate(id, asking);
  } catch (error) {
    if (!asking.isAdmin || !hasStatus(error, 404)) throw error;
    const found = await showTemplate(id, asking);
    if (found.kind === 'template' && found.isSubstitute) throw error;
    return found;
  }
}
