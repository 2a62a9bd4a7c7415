import type { LanguageDefinition } from './languageDefinition.ts';

export const es = {
  tag: 'es-ES',
  templateTextsKey: 'esEs',
  tabOrder: 2,
  nonAsciiLetters: 'ÁÉÍÓÚÜÑáéíóúüñªº¿¡«»',
  typeWords: { MISSION: ['mision', 'misiones'], CONTENT: ['contenido', 'contenidos'] },
  fallbackMessages: {
    failed: 'Algo salió mal.',
    retry: 'Reintentar',
    slow: 'Está tardando más de lo normal.',
  },
} as const satisfies LanguageDefinition;
