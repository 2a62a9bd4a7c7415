import { createDefaultTemplate } from '#domain/template/template.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { clearOpenDraft, saveOpenDraft, getOpenDraft } from './openDraft.ts';

test('the open draft belongs to one session, until it is cleared', () => {
  const session = { sessionCache: new SessionCache() } as PluginContext;
  const otherSession = { sessionCache: new SessionCache() } as PluginContext;
  expect(getOpenDraft(session)).toBeUndefined();
  const template = { ...createDefaultTemplate(), name: 'Formatura' };
  saveOpenDraft(session, template);
  expect(getOpenDraft(session)).toBe(template);
  expect(getOpenDraft(otherSession)).toBeUndefined();
  clearOpenDraft(session);
  expect(getOpenDraft(session)).toBeUndefined();
});
