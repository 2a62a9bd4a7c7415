import type { CertificateTemplate } from '#domain/template/template.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';

const draftKey: SessionCacheKey<CertificateTemplate> = {};

/** Stores the template being edited in the session cache, for its preview. */
export function saveOpenDraft(
  { sessionCache }: PluginContext,
  template: CertificateTemplate,
): void {
  sessionCache.set(draftKey, template);
}

/** Returns the template being edited in this browser tab (docs/behaviour.md, What a preview shows). */
export function getOpenDraft({ sessionCache }: PluginContext): CertificateTemplate | undefined {
  return sessionCache.get(draftKey);
}

/** Removes the edited template from the session cache when editing ends. */
export function clearOpenDraft({ sessionCache }: PluginContext): void {
  sessionCache.remove(draftKey);
}
