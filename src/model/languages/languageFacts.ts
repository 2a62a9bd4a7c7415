/** What there is to know of a language beside its catalogue of texts (docs/behaviour.md, Languages). */
export interface LanguageFacts {
  /** BCP 47 tag for `lang` attributes, number and date formats. */
  tag: string;
  /** Under what a template keeps its texts of this language. */
  areasKey: string;
  /** Where it stands among the languages that an administrator sees beside each other. */
  tabPlace: number;
  /** Sunday is 0. */
  weekStart: 0 | 1;
  /** What it is written with beyond ASCII. */
  letters: string;
  /** Words for when there is no catalogue. */
  untranslated: { failed: string; retry: string; slow: string };
}
