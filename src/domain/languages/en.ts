import type { LanguageDefinition } from './languageDefinition.ts';

export const en = {
  tag: 'en-US',
  templateTextsKey: 'enUs',
  tabOrder: 3,
  nonAsciiLetters: '',
  typeWords: { MISSION: ['mission', 'missions'], CONTENT: ['content', 'contents'] },
  fallbackMessages: {
    failed: 'Something went wrong.',
    retry: 'Try again',
    slow: 'This is taking longer than usual.',
  },
} as const satisfies LanguageDefinition;
