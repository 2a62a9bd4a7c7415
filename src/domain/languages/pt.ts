import type { LanguageDefinition } from './languageDefinition.ts';

export const pt = {
  tag: 'pt-BR',
  templateTextsKey: 'ptBr',
  tabOrder: 1,
  nonAsciiLetters: 'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüªº°«»',
  typeWords: { MISSION: ['missao', 'missoes'], CONTENT: ['conteudo', 'conteudos'] },
  fallbackMessages: {
    failed: 'Algo deu errado.',
    retry: 'Tentar de novo',
    slow: 'Está demorando mais do que o normal.',
  },
} as const satisfies LanguageDefinition;
