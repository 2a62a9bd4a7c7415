import type { LanguageFacts } from './languageFacts.ts';

export const en = {
  tag: 'en-US',
  areasKey: 'enUs',
  tabPlace: 3,
  weekStart: 0,
  letters: '',
  untranslated: {
    failed: 'Something went wrong.',
    retry: 'Try again',
    slow: 'This is taking longer than usual.',
  },
} as const satisfies LanguageFacts;
