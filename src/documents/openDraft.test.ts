import { createDefaultTemplate } from '#domain/template/template.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import { SessionCache } from '#session/sessionCache.ts';
import {
  clearUnsavedTemplateForPreview,
  saveUnsavedTemplateForPreview,
  getUnsavedTemplateForPreview,
} from './openDraft.ts';

test('the open draft belongs to one session, until it is cleared', () => {
  const session = { sessionCache: new SessionCache() } as PluginContext;
  const otherSession = { sessionCache: new SessionCache() } as PluginContext;
  expect(getUnsavedTemplateForPreview(session)).toBeUndefined();
  const template = { ...createDefaultTemplate(), name: 'Formatura' };
  saveUnsavedTemplateForPreview(session, template);
  expect(getUnsavedTemplateForPreview(session)).toBe(template);
  expect(getUnsavedTemplateForPreview(otherSession)).toBeUndefined();
  clearUnsavedTemplateForPreview(session);
  expect(getUnsavedTemplateForPreview(session)).toBeUndefined();
});
