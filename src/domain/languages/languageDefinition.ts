import type { CertificateType } from '../certificate/certificate.ts';

/** Properties of a supported language. The translated messages are stored elsewhere (docs/behaviour.md, Languages). */
export interface LanguageDefinition {
  /** BCP 47 tag, for `lang` attributes and for the formatting of numbers and dates. */
  tag: string;
  /** JSON key of the texts in this language in a template, as stored by the server. */
  templateTextsKey: string;
  /** Position of the language's tab among the language tabs of the editor. */
  tabOrder: number;
  /** All letters and punctuation marks that the language uses besides ASCII characters. */
  nonAsciiLetters: string;
  /** Singular and plural names of the certificate types, lower case without accents, for the search. */
  typeWords: Readonly<Record<CertificateType, readonly string[]>>;
  /** Messages shown when the translated messages of the language cannot be loaded. */
  fallbackMessages: { failed: string; retry: string; slow: string };
}
