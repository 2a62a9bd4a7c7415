import type { CertificateTemplate } from '#domain/template/template.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

/**
 * Key of the template that is open in the editor in this browser tab, so that the preview can show its unsaved changes
 * (docs/behaviour.md, What a preview shows). Removed when the template is saved.
 */
export const unsavedTemplateKey = 'unsavedTemplate' as SessionCacheKey<CertificateTemplate>;
