import type { CertificateTemplate } from '#model/template.ts';
import type { Services } from '../services.ts';

// By mount: it is shown where it is edited, and goes with the mount.
const drafts = new WeakMap<Services, CertificateTemplate>();

/** Keeps the template that is being edited, for the preview to show. */
export function keepOpenDraft(services: Services, template: CertificateTemplate): void {
  drafts.set(services, template);
}

/** The template that is being edited in this tab (decisions.md, `/preview`). */
export function openDraft(services: Services): CertificateTemplate | undefined {
  return drafts.get(services);
}

/** Nothing is being edited any more. */
export function forgetOpenDraft(services: Services): void {
  drafts.delete(services);
}
