import type { PdfStructure } from '../structure/PdfStructure.ts';
import {
  AmbiguousPdfError,
  isDictionary,
  PdfName,
  PdfReference,
  PdfStream,
  PdfString,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';

/** Something that a PDF does or carries, and issued certificates never do. */
export type ConductKind =
  | 'script' // a JavaScript program
  | 'launch' // an action that starts a program
  | 'action' // another action, such as sending a form
  | 'link' // a link; the detail is its address
  | 'form' // form fields or XFA
  | 'layer' // a layer that can be hidden or shown, for example only in print
  | 'annotation' // a note, a stamp, or a link that draws something
  | 'attachment' // an attached file; the detail is its name
  | 'revisions' // appended changes, so that the file contains an earlier version of itself
  | 'turnedPage' // a page that is turned or cropped
  | 'encrypted' // encryption, which hides the content from this check
  | 'signature' // a signature that is not one
  | 'foreignFont' // a font that is not in the file, so that each program draws other letters
  | 'ambiguous' // a file structure that each program may read in another way
  | 'unusual'; // anything else; the detail is its name in the PDF

export interface ConductFinding {
  kind: ConductKind;
  /** Name or address, for kinds that have one; else an empty text. */
  detail: string;
}

/** Places of texts that are not drawn on the pages, but shown or read aloud by programs. */
export type HiddenTextKind =
  | 'title'
  | 'author'
  | 'subject'
  | 'producer'
  | 'documentDate'
  | 'bookmark'
  | 'attachment'
  | 'description';

/** A text in a PDF that is not drawn on its pages. */
export interface HiddenText {
  kind: HiddenTextKind;
  text: string;
}

/** Maximum number of findings. A file with a thousand certificates has as many links to them. */
const maxFindings = 5_000;
/** Maximum number of texts, and of their characters. A file with a thousand certificates has fewer. */
const maxHiddenTexts = 50_000;
const maxHiddenLength = 5_000_000;

/** Kinds of the dictionary keys that start actions or can hide something, wherever they occur. */
const kindByKey: ReadonlyMap<string, ConductKind> = new Map<string, ConductKind>([
  ['AA', 'action'],
  ['JS', 'script'],
  ['JavaScript', 'script'],
  ['AcroForm', 'form'],
  ['XFA', 'form'],
  ['OC', 'layer'],
  ['OCProperties', 'layer'],
  ['Collection', 'attachment'],
  ['Perms', 'signature'],
  ['AF', 'attachment'],
  ['RF', 'attachment'],
]);

/** Creates a set from the keys of a dictionary, separated by white space. */
export const createKeySet = (keys: string): ReadonlySet<string> => new Set(keys.match(/\S+/g));

/** The findings about one PDF, collected while its objects are inspected. */
export class Inspection {
  readonly structure: PdfStructure;
  readonly hiddenTexts: HiddenText[] = [];
  /** Forms whose contents are being inspected, to find those that contain themselves. */
  readonly openForms = new Set<PdfStream>();
  /** Number of forms within each other, for the forms that were inspected. */
  readonly formDepths = new Map<PdfStream, number>();
  private hiddenLength = 0;
  private readonly findings = new Map<string, ConductFinding>();
  private readonly visited = new Map<string, Set<unknown>>();

  constructor(structure: PdfStructure) {
    this.structure = structure;
  }

  listFindings(): ConductFinding[] {
    return [...this.findings.values()];
  }

  addFinding(kind: ConductKind, detail = ''): void {
    if (this.findings.size >= maxFindings)
      throw new AmbiguousPdfError('There are too many findings.');
    this.findings.set(`${kind} ${detail}`, { kind, detail: detail.slice(0, 500) });
  }

  /** Adds a text, or a value of the PDF if that is one. */
  addText(kind: HiddenTextKind, value: PdfValue | string): void {
    if (!(value instanceof PdfString) && typeof value !== 'string') return;
    // The same text may be referred to thousands of times.
    this.hiddenLength += value instanceof PdfString ? value.bytes.length : value.length;
    if (this.hiddenTexts.length >= maxHiddenTexts || this.hiddenLength > maxHiddenLength)
      throw new AmbiguousPdfError('There are too many hidden texts.');
    const text = value instanceof PdfString ? value.toText() : value;
    this.hiddenTexts.push({ kind, text });
  }

  /** Reports all keys of a dictionary that are not among those that issued and newly saved files have there. */
  checkKeys(dictionary: PdfDictionary, allowedKeys: ReadonlySet<string>): void {
    for (const key of dictionary.keys())
      if (!allowedKeys.has(key)) this.addFinding(kindByKey.get(key) ?? 'unusual', key.slice(0, 40));
  }

  /**
   * Returns whether a value is seen for the first time in a role. Shared objects are inspected once. The role matters
   * because an object can be two things, for example a bookmark and an action.
   */
  isFirstVisit(role: string, value: PdfValue | undefined): boolean {
    const identity = value instanceof PdfReference ? value.id : value;
    const visited = this.visited.get(role) ?? new Set();
    this.visited.set(role, visited);
    if (identity === null || identity === undefined || visited.has(identity)) return false;
    visited.add(identity);
    return true;
  }

  /**
   * Resolves an entry.
   * @returns undefined if it is missing or no dictionary
   * @throws AmbiguousPdfError for a stream, which only some programs take for a dictionary
   */
  async readDictionary(dictionary: PdfDictionary, key: string): Promise<PdfDictionary | undefined> {
    const value = await this.structure.readEntry(dictionary, key);
    if (value instanceof PdfStream) throw new AmbiguousPdfError(`/${key} is a stream.`);
    return toDictionary(value);
  }

  /** Resolves an entry. @returns an empty array if it is missing or no array */
  async readArray(dictionary: PdfDictionary, key: string): Promise<readonly PdfValue[]> {
    return toArray(await this.structure.readEntry(dictionary, key));
  }

  /** Resolves an entry that is a list of numbers, such as a box. @returns undefined if it is something else */
  async readNumbers(
    dictionary: PdfDictionary,
    key: string,
    count: number,
  ): Promise<readonly number[] | undefined> {
    const values = await this.readArray(dictionary, key);
    const numbers = values.filter((value) => typeof value === 'number');
    return values.length === count && numbers.length === count ? numbers : undefined;
  }

  /** Resolves an entry. @returns an empty text if it is missing or no name */
  async readName(dictionary: PdfDictionary, key: string): Promise<string> {
    const value = await this.structure.readEntry(dictionary, key);
    return value instanceof PdfName ? value.text : '';
  }
}

/** Returns a dictionary, or that of a stream. */
export function toDictionary(value: PdfValue): PdfDictionary | undefined {
  if (value instanceof PdfStream) return value.dictionary;
  return isDictionary(value) ? value : undefined;
}

export const toArray = (value: PdfValue): readonly PdfValue[] =>
  Array.isArray(value) ? (value as readonly PdfValue[]) : [];
