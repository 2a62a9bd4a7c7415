import { createDefaultTemplate } from '#domain/template/template.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { unsavedTemplateKey } from './openDraft.ts';

test('the open draft belongs to one session, until it is removed', () => {
  const session = new SessionCache();
  const otherSession = new SessionCache();
  expect(session.get(unsavedTemplateKey)).toBeUndefined();
  const template = { ...createDefaultTemplate(), name: 'Formatura' };
  session.set(unsavedTemplateKey, template);
  expect(session.get(unsavedTemplateKey)).toBe(template);
  expect(otherSession.get(unsavedTemplateKey)).toBeUndefined();
  session.remove(unsavedTemplateKey);
  expect(session.get(unsavedTemplateKey)).toBeUndefined();
});
