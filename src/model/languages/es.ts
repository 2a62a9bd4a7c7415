import type { LanguageFacts } from './languageFacts.ts';

export const es = {
  tag: 'es-ES',
  areasKey: 'esEs',
  tabPlace: 2,
  weekStart: 1,
  letters: 'ÁÉÍÓÚÜÑáéíóúüñªº¿¡«»',
  untranslated: {
    failed: 'Algo salió mal.',
    retry: 'Reintentar',
    slow: 'Está tardando más de lo normal.',
  },
} as const satisfies LanguageFacts;
