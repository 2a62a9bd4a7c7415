import { deflateSync, inflateSync } from 'node:zlib';

/** The objects of one of the product's PDFs, which can be edited and written back with a new cross-reference table. */
export class PdfParts {
  objects: string[];
  head: string;
  /** Entries of the trailer dictionary except `Size`, the number of objects. */
  trailer: string;

  constructor(pdf: Uint8Array) {
    const text = Buffer.from(pdf).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const offsets = Array.from(text.slice(start).matchAll(/(\d{10}) 00000 n /g), ([, offset]) =>
      Number(offset),
    );
    const ends = [...offsets, start].sort((a, b) => a - b);
    this.objects = offsets.map((offset) => text.slice(offset, ends[ends.indexOf(offset) + 1]));
    this.head = text.slice(0, ends[0]);
    this.trailer = /trailer\n<<\/Size \d+(.*?)>>\nstartxref/s.exec(text)?.[1] ?? '';
  }

  /** Adds a PDF object. @returns the number of the object */
  addObject(body: string): number {
    const id = this.objects.length + 1;
    this.objects.push(`${id} 0 obj\n${body}\nendobj\n`);
    return id;
  }

  /** Edits the first object whose text matches a pattern. @throws Error when nothing matches */
  replaceObject(pattern: string | RegExp, edit: (object: string) => string): void {
    const index = this.objects.findIndex((object) => object.search(pattern) >= 0);
    if (index < 0) throw new Error(`No object matches ${pattern}`);
    this.objects[index] = edit(this.objects[index] ?? '');
  }

  /** Replaces text in the dictionaries of all objects. @throws Error when nothing matches */
  replace(pattern: RegExp, replacement: string): void {
    this.replaceObjects(pattern, (object) => {
      const [dictionary = '', ...stream] = object.split(streamStart);
      return [dictionary.replace(pattern, replacement), ...stream].join(streamStart);
    });
  }

  /** Replaces text in all streams whose dictionary matches a pattern. @throws Error when nothing matches */
  replaceInStreams(
    dictionary: RegExp,
    pattern: RegExp,
    replacement: string | ((...match: string[]) => string),
  ): void {
    this.replaceObjects(pattern, (object) => {
      const [entries = '', stream] = object.split(streamStart);
      if (stream === undefined || !dictionary.test(entries)) return object;
      return replaceStreamText(object, (text) =>
        typeof replacement === 'string'
          ? text.replace(pattern, replacement)
          : text.replace(pattern, replacement),
      );
    });
  }

  /** Edits the content of all streams whose dictionary matches a pattern. @throws Error when nothing changes */
  replaceStreams(dictionary: RegExp, edit: (text: string) => string): void {
    this.replaceObjects(dictionary, (object) =>
      dictionary.test(object.split(streamStart)[0] ?? '')
        ? replaceStreamText(object, edit)
        : object,
    );
  }

  private replaceObjects(pattern: RegExp, edit: (object: string) => string): void {
    const edited = this.objects.map(edit);
    if (edited.join('') === this.objects.join('')) throw new Error(`Nothing matches ${pattern}`);
    this.objects = edited;
  }

  get bytes(): Buffer {
    let file = this.head;
    const rows = this.objects.map((object) => {
      const offset = file.length;
      file += object;
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const size = rows.length + 1;
    const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}${this.trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
    return Buffer.from(file + end, 'latin1');
  }
}

/** The text between the dictionary and the content of a stream. */
const streamStart = '>>\nstream\n';

const getStreamContent = (object: string): string => {
  const from = object.indexOf(streamStart) + streamStart.length;
  return object.slice(from, from + Number(/\/Length (\d+)/.exec(object)?.[1]));
};

function replaceStreamContent(object: string, content: string): string {
  const [dictionary = ''] = object.split(streamStart);
  const newDictionary = dictionary.replace(/\/Length \d+/, `/Length ${content.length}`);
  return `${newDictionary}${streamStart}${content}\nendstream\nendobj\n`;
}

const isDeflated = (object: string): boolean =>
  object.split(streamStart)[0]?.includes('/Filter/FlateDecode') ?? false;

/** Reads the content of a stream, decompressed if necessary. */
export function readStreamText(object: string): string {
  const bytes = Buffer.from(getStreamContent(object), 'latin1');
  return (isDeflated(object) ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Edits the content of a stream, decompressed if necessary. */
export function replaceStreamText(object: string, edit: (text: string) => string): string {
  const text = readStreamText(object);
  const edited = edit(text);
  if (edited === text) return object;
  const content = Buffer.from(edited, 'latin1');
  return replaceStreamContent(
    object,
    (isDeflated(object) ? deflateSync(content) : content).toString('latin1'),
  );
}

/**
 * Replaces the certificate's data, a JSON text in the first attachment of the PDF.
 * @param change returns the new JSON for the current JSON
 */
export function replaceRecord(pdf: Uint8Array, change: (json: string) => string): Buffer {
  const parts = new PdfParts(pdf);
  parts.replaceObject('/Type/EmbeddedFile', (object) => {
    const json = Buffer.from(getStreamContent(object), 'latin1').toString('utf8');
    return replaceStreamContent(object, Buffer.from(change(json), 'utf8').toString('latin1'));
  });
  return parts.bytes;
}

/** Reads the certificate's data, a JSON text in the first attachment of the PDF. */
export function readRecord(pdf: Uint8Array): string {
  let json = '';
  replaceRecord(pdf, (record) => (json = record));
  return json;
}

/** Adds a blank page at the end. */
export function addPage(pdf: Uint8Array): Buffer {
  const parts = new PdfParts(pdf);
  const tree = parts.objects.findIndex((object) => object.includes('/Type/Pages')) + 1;
  const page = parts.addObject(`<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 842 595]>>`);
  parts.replaceObject('/Type/Pages', (object) =>
    object
      .replace(/\/Count (\d+)/, (_all, count) => `/Count ${Number(count) + 1}`)
      .replace(/\/Kids\[(.*?)\]/, (_all, kids) => `/Kids[${kids} ${page} 0 R]`),
  );
  return parts.bytes;
}

/** Draws a white image over the middle of the first page. */
export function addImage(pdf: Uint8Array): Buffer {
  const parts = new PdfParts(pdf);
  const image = parts.addObject(
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n\u00ff\nendstream',
  );
  parts.replaceObject(/\/Font<<[^]*\/XObject<</, (object) =>
    object.replace(/\/XObject<</, `/XObject<</Over ${image} 0 R`),
  );
  const page = parts.objects.find((object) => object.includes('/Type/Page/')) ?? '';
  const content = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
  parts.replaceObject(new RegExp(`^${content} 0 obj`), (object) =>
    replaceStreamText(object, (operators) => `${operators}q 500 0 0 60 170 270 cm /Over Do Q\n`),
  );
  return parts.bytes;
}

/** Appends an incremental update that changes nothing visible to the PDF. */
export function addIncrementalUpdate(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const previousStart = /startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1];
  const [, root] = /trailer\n<<\/Size \d+(\/Root \d+ 0 R)/.exec(text) ?? [];
  // A signature is an incremental update with objects of its own.
  const size = Math.max(...Array.from(text.matchAll(/\/Size (\d+)/g), ([, last]) => Number(last)));
  const object = `${size} 0 obj\n<</Note true>>\nendobj\n`;
  const start = text.length + object.length;
  const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
  const revision = `${object}xref\n${size} 1\n${row}trailer\n<</Size ${size + 1}${root}/Prev ${previousStart}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text + revision, 'latin1');
}
