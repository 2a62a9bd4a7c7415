import { createDefaultTemplate } from '#domain/template/template.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { clearEditorDraft, saveEditorDraft, getEditorDraft } from './openDraft.ts';

test('the open draft belongs to one session, until it is cleared', () => {
  const session = { sessionCache: new SessionCache() } as PluginContext;
  const otherSession = { sessionCache: new SessionCache() } as PluginContext;
  expect(getEditorDraft(session)).toBeUndefined();
  const template = { ...createDefaultTemplate(), name: 'Formatura' };
  saveEditorDraft(session, template);
  expect(getEditorDraft(session)).toBe(template);
  expect(getEditorDraft(otherSession)).toBeUndefined();
  clearEditorDraft(session);
  expect(getEditorDraft(session)).toBeUndefined();
});
