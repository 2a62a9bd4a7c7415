import { getOrCreate } from '#runtime/getOrCreate.ts';
import { inflate } from './inflate.ts';
import { PdfTokenReader } from './PdfTokenReader.ts';
import {
  AmbiguousPdfError,
  isDictionary,
  PdfKeyword,
  PdfName,
  PdfReference,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from './pdfValues.ts';
import {
  type CrossReferences,
  type ObjectLocation,
  readCrossReferences,
} from './readCrossReferences.ts';

/** Maximum length of all decompressed streams together, bytes. A bomb reaches it, a year of certificates does not. */
const maxInflatedLength = 200_000_000;

/** Entries of streams in other files. `DP` and `F` are also short for `DecodeParms` and `Filter` in some programs. */
const ambiguousStreamKeys = ['F', 'FFilter', 'FDecodeParms', 'DP'];

/** The objects in an object stream by their numbers, with their places in it. */
type ObjectStreamEntries = ReadonlyMap<number, { value: PdfValue; index: number }>;

/**
 * The objects of a PDF. Each object is read from the place that the cross-reference table names, and from no other, so
 * that programs which follow the table and programs which search the file find the same.
 */
export class PdfStructure {
  readonly references: CrossReferences;
  private readonly bytes: Uint8Array;
  private readonly objects = new Map<number, Promise<PdfValue>>();
  private readonly objectStreams = new Map<number, Promise<ObjectStreamEntries>>();
  private inflatedLength = 0;

  private constructor(bytes: Uint8Array, references: CrossReferences) {
    this.bytes = bytes;
    this.references = references;
  }

  /** Reads the cross-reference table of a PDF. @throws AmbiguousPdfError if it breaks the rules of the format */
  static async open(bytes: Uint8Array): Promise<PdfStructure> {
    return new PdfStructure(bytes, await readCrossReferences(bytes));
  }

  /**
   * Follows references until another value. A reference to an object that does not exist is null. Of a reference with
   * another generation than the object, some programs ignore the generation.
   * @throws AmbiguousPdfError if the object breaks the rules of the format
   */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    let current = value ?? null;
    for (let depth = 0; current instanceof PdfReference; depth++) {
      if (depth > 8) throw new AmbiguousPdfError('References form a circle.');
      current = await this.readObject(current);
    }
    return current;
  }

  /** Resolves an entry of a dictionary. @throws AmbiguousPdfError if the object breaks the rules of the format */
  readEntry(dictionary: PdfDictionary, key: string): Promise<PdfValue> {
    return this.resolve(dictionary.get(key));
  }

  /**
   * Returns the decompressed bytes of a stream.
   * @throws AmbiguousPdfError for another filter than `FlateDecode`, and for invalid or too much data
   */
  async decodeStream({ dictionary, bytes }: PdfStream): Promise<Uint8Array> {
    const filters = await this.readFilters(dictionary);
    for (const key of ambiguousStreamKeys)
      if (dictionary.has(key)) throw new AmbiguousPdfError(`A stream has the entry ${key}.`);
    if (filters.length === 0) return bytes;
    if (filters.length > 1 || filters[0] !== 'FlateDecode' || dictionary.has('DecodeParms'))
      throw new AmbiguousPdfError(`Unexpected compression: ${filters.join(' ')}`);
    const result = await inflate(bytes, maxInflatedLength - this.inflatedLength);
    this.inflatedLength += result.length;
    return result;
  }

  /** Returns the names of a stream's filters. @throws AmbiguousPdfError for a filter that is not a name */
  async readFilters(dictionary: PdfDictionary): Promise<string[]> {
    const filter = await this.readEntry(dictionary, 'Filter');
    const filters = Array.isArray(filter) ? (filter as readonly PdfValue[]) : [filter];
    if (filter === null) return [];
    return filters.map((name) => {
      if (!(name instanceof PdfName)) throw new AmbiguousPdfError('A filter has no name.');
      return name.text;
    });
  }

  private readObject({ id, generation }: PdfReference): Promise<PdfValue> {
    const location = this.references.locations.get(id);
    if (!location) return Promise.resolve(null);
    if (location.generation !== generation)
      throw new AmbiguousPdfError(`Object ${id} has another generation.`);
    return getOrCreate(this.objects, id, () =>
      location.kind === 'file'
        ? this.readObjectAt(id, generation, location.offset)
        : this.readObjectInStream(id, location),
    );
  }

  private async readObjectAt(id: number, generation: number, offset: number): Promise<PdfValue> {
    const reader = new PdfTokenReader(this.bytes, offset);
    if (reader.readInteger() !== id || reader.readInteger() !== generation)
      throw new AmbiguousPdfError(`Object ${id} is not where it should be.`);
    reader.expectKeyword('obj');
    const value = reader.readValue();
    if (value instanceof PdfKeyword)
      throw new AmbiguousPdfError(`Object ${id} is “${value.text}”.`);
    const end = reader.readValue();
    if (end instanceof PdfKeyword && end.text === 'endobj') return value;
    if (!(end instanceof PdfKeyword && end.text === 'stream' && isDictionary(value)))
      throw new AmbiguousPdfError(`Object ${id} has no end.`);
    return this.readStream(value, reader);
  }

  private async readStream(dictionary: PdfDictionary, reader: PdfTokenReader): Promise<PdfStream> {
    const length = await this.readEntry(dictionary, 'Length');
    const { bytes } = this;
    const isCarriageReturn = bytes[reader.position] === 13;
    const start = reader.position + (isCarriageReturn && bytes[reader.position + 1] === 10 ? 2 : 1);
    if (bytes[start - 1] !== 10 || typeof length !== 'number' || start + length > bytes.length)
      throw new AmbiguousPdfError('A stream has an invalid start or length.');
    const end = new PdfTokenReader(bytes, start + length);
    end.expectKeyword('endstream');
    end.expectKeyword('endobj');
    return new PdfStream(dictionary, bytes.subarray(start, start + length));
  }

  private async readObjectInStream(
    id: number,
    { streamId, index }: Extract<ObjectLocation, { kind: 'stream' }>,
  ): Promise<PdfValue> {
    const objects = await getOrCreate(this.objectStreams, streamId, () =>
      this.readObjectStream(streamId),
    );
    const entry = objects.get(id);
    // Some programs find an object by its number, others by its place in the stream.
    if (entry?.index !== index)
      throw new AmbiguousPdfError(`Object ${id} is missing in its stream.`);
    return entry.value;
  }

  private async readObjectStream(streamId: number): Promise<ObjectStreamEntries> {
    if (this.references.locations.get(streamId)?.kind !== 'file')
      throw new AmbiguousPdfError('An object stream is within another one.');
    const stream = await this.resolve(new PdfReference(streamId, 0));
    if (!(stream instanceof PdfStream)) throw new AmbiguousPdfError('An object stream is missing.');
    const { dictionary } = stream;
    const [count, first] = [
      await this.readEntry(dictionary, 'N'),
      await this.readEntry(dictionary, 'First'),
    ];
    if (typeof count !== 'number' || typeof first !== 'number' || dictionary.has('Extends'))
      throw new AmbiguousPdfError('An object stream is invalid.');
    const bytes = await this.decodeStream(stream);
    const head = new PdfTokenReader(bytes, 0, first);
    const objects = new Map<number, { value: PdfValue; index: number }>();
    for (let index = 0; index < count; index++) {
      const [id, offset] = [head.readInteger(), head.readInteger()];
      const value = new PdfTokenReader(bytes, first + offset).readValue();
      if (value instanceof PdfKeyword || objects.has(id))
        throw new AmbiguousPdfError(`Object ${id} is invalid.`);
      objects.set(id, { value, index });
    }
    return objects;
  }
}
