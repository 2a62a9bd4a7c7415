import type { LanguageFacts } from './languageFacts.ts';

export const pt = {
  tag: 'pt-BR',
  areasKey: 'ptBr',
  tabPlace: 1,
  weekStart: 1,
  letters: 'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüªº°«»',
  untranslated: {
    failed: 'Algo deu errado.',
    retry: 'Tentar de novo',
    slow: 'Está demorando mais do que o normal.',
  },
} as const satisfies LanguageFacts;
