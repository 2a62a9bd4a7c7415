/** Properties of a language, except its translated messages (docs/behaviour.md, Languages). */
export interface LanguageDefinition {
  /** BCP 47 tag, for `lang` attributes and for the formatting of numbers and dates. */
  tag: string;
  /** JSON key under which a template stores its texts in this language. */
  templateTextsKey: string;
  /** Position of the language among the tabs of the editor. */
  tabOrder: number;
  /** Letters and signs of the language that are not ASCII characters. */
  nonAsciiLetters: string;
  /** Messages shown when the translated messages of the language cannot be loaded. */
  fallbackMessages: { failed: string; retry: string; slow: string };
}
