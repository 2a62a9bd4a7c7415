import { defaultTemplate } from '#model/template.ts';
import type { Services } from '../services.ts';
import { forgetOpenDraft, keepOpenDraft, openDraft } from './openDraft.ts';

test('the template that is being edited is its mount’s alone, until it is forgotten', () => {
  const mount = {} as Services;
  const other = {} as Services;
  expect(openDraft(mount)).toBeUndefined();
  const template = { ...defaultTemplate(), name: 'Formatura' };
  keepOpenDraft(mount, template);
  expect(openDraft(mount)).toBe(template);
  expect(openDraft(other)).toBeUndefined();
  forgetOpenDraft(mount);
  expect(openDraft(mount)).toBeUndefined();
});
