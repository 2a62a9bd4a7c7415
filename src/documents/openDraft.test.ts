import { defaultTemplate } from '#model/template/template.ts';
import type { Services } from '#api/services.ts';
import { SessionMemory } from '#api/sessionMemory.ts';
import { forgetOpenDraft, keepOpenDraft, openDraft } from './openDraft.ts';

test('the template that is being edited is its session’s alone, until it is forgotten', () => {
  const session = { memory: new SessionMemory() } as Services;
  const other = { memory: new SessionMemory() } as Services;
  expect(openDraft(session)).toBeUndefined();
  const template = { ...defaultTemplate(), name: 'Formatura' };
  keepOpenDraft(session, template);
  expect(openDraft(session)).toBe(template);
  expect(openDraft(other)).toBeUndefined();
  forgetOpenDraft(session);
  expect(openDraft(session)).toBeUndefined();
});
