import type { CertificateTemplate } from '#domain/template/template.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

const draftKey: SessionCacheKey<CertificateTemplate> = {};

/**
 * Stores the template that is open in the editor in the session cache, so that the preview can show its unsaved
 * changes.
 */
export function saveUnsavedTemplateForPreview(
  { sessionCache }: PluginContext,
  template: CertificateTemplate,
): void {
  sessionCache.set(draftKey, template);
}

/**
 * Returns the template that is open in the editor in this browser tab; undefined if there is none (docs/behaviour.md,
 * What a preview shows).
 */
export function getUnsavedTemplateForPreview({
  sessionCache,
}: PluginContext): CertificateTemplate | undefined {
  return sessionCache.get(draftKey);
}

/** Removes the template from the session cache when it is no longer open in the editor. */
export function clearUnsavedTemplateForPreview({ sessionCache }: PluginContext): void {
  sessionCache.remove(draftKey);
}
