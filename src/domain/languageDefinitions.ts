import type { CertificateType } from './certificate/certificate.ts';

/** Properties of a supported language. The translated messages are stored elsewhere (docs/behaviour.md, Languages). */
interface LanguageDefinition {
  /** BCP 47 tag, for `lang` attributes and for the formatting of numbers and dates. */
  tag: string;
  /** JSON key of the texts in this language in a template, as stored by the server. */
  templateTextsKey: string;
  /** Position of the language's tab among the language tabs of the editor. */
  tabOrder: number;
  /** Singular and plural names of the certificate types, lower case without accents, for the search. */
  typeWords: Readonly<Record<CertificateType, readonly string[]>>;
  /** Word across documents with invented data. */
  sampleWord: string;
  /** Messages shown when the translated messages of the language cannot be loaded. */
  fallbackMessages: { failed: string; retry: string; slow: string };
}

/** Properties of the supported languages, by language code (docs/behaviour.md, Languages). */
export const languageDefinitions = {
  pt: {
    tag: 'pt-BR',
    templateTextsKey: 'ptBr',
    tabOrder: 1,
    typeWords: { MISSION: ['missao', 'missoes'], CONTENT: ['conteudo', 'conteudos'] },
    sampleWord: 'Amostra',
    fallbackMessages: {
      failed: 'Algo deu errado.',
      retry: 'Tentar de novo',
      slow: 'Está demorando mais do que o normal.',
    },
  },
  en: {
    tag: 'en-US',
    templateTextsKey: 'enUs',
    tabOrder: 3,
    typeWords: { MISSION: ['mission', 'missions'], CONTENT: ['content', 'contents'] },
    sampleWord: 'Sample',
    fallbackMessages: {
      failed: 'Something went wrong.',
      retry: 'Try again',
      slow: 'This is taking longer than usual.',
    },
  },
  es: {
    tag: 'es-ES',
    templateTextsKey: 'esEs',
    tabOrder: 2,
    typeWords: { MISSION: ['mision', 'misiones'], CONTENT: ['contenido', 'contenidos'] },
    sampleWord: 'Muestra',
    fallbackMessages: {
      failed: 'Algo salió mal.',
      retry: 'Reintentar',
      slow: 'Está tardando más de lo normal.',
    },
  },
} as const satisfies Readonly<Record<string, LanguageDefinition>>;
