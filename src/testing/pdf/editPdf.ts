import { deflateSync, inflateSync } from 'node:zlib';

/** A file of ours as numbered objects, put together again in the same form after a change. */
class PdfParts {
  readonly objects: string[];
  private readonly head: string;
  private readonly trailer: string;

  constructor(pdf: Uint8Array) {
    const text = Buffer.from(pdf).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const rows = Array.from(text.slice(start).matchAll(/(\d{10}) 00000 n /g), ([, at]) =>
      Number(at),
    );
    const ends = [...rows, start].sort((one, other) => one - other);
    this.objects = rows.map((at) => text.slice(at, ends[ends.indexOf(at) + 1]));
    this.head = text.slice(0, ends[0]);
    this.trailer = /trailer\n<<\/Size \d+(.*?)>>\nstartxref/s.exec(text)?.[1] ?? '';
  }

  /** @returns its number */
  add(body: string): number {
    const id = this.objects.length + 1;
    this.objects.push(`${id} 0 obj\n${body}\nendobj\n`);
    return id;
  }

  /** Changes the first object that has these words. */
  change(words: string | RegExp, edit: (object: string) => string): void {
    const index = this.objects.findIndex((object) => object.search(words) >= 0);
    if (index < 0) throw new Error(`No object has ${words}`);
    this.objects[index] = edit(this.objects[index] ?? '');
  }

  get bytes(): Buffer {
    let whole = this.head;
    const rows = this.objects.map((object) => {
      const at = whole.length;
      whole += object;
      return `${String(at).padStart(10, '0')} 00000 n \n`;
    });
    const size = rows.length + 1;
    const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}${this.trailer}>>\nstartxref\n${whole.length}\n%%EOF\n`;
    return Buffer.from(whole + end, 'latin1');
  }
}

/** Ends the dictionary and begins the stream. */
const begin = '>>\nstream\n';

const contentOf = (object: string): string => {
  const from = object.indexOf(begin) + begin.length;
  return object.slice(from, from + Number(/\/Length (\d+)/.exec(object)?.[1]));
};

function withContent(object: string, content: string): string {
  const [dictionary = ''] = object.split(begin);
  const sized = dictionary.replace(/\/Length \d+/, `/Length ${content.length}`);
  return `${sized}${begin}${content}\nendstream\nendobj\n`;
}

/** The record in the first attachment, changed. */
export function withRecord(pdf: Uint8Array, change: (json: string) => string): Buffer {
  const parts = new PdfParts(pdf);
  parts.change('/Type/EmbeddedFile', (object) => {
    const json = Buffer.from(contentOf(object), 'latin1').toString('utf8');
    return withContent(object, Buffer.from(change(json), 'utf8').toString('latin1'));
  });
  return parts.bytes;
}

/** The record of the first attachment. */
export function recordIn(pdf: Uint8Array): string {
  let json = '';
  withRecord(pdf, (found) => (json = found));
  return json;
}

/** A blank page at the end. */
export function withPage(pdf: Uint8Array): Buffer {
  const parts = new PdfParts(pdf);
  const tree = parts.objects.findIndex((object) => object.includes('/Type/Pages')) + 1;
  const page = parts.add(`<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 842 595]>>`);
  parts.change('/Type/Pages', (object) =>
    object
      .replace(/\/Count (\d+)/, (_all, count) => `/Count ${Number(count) + 1}`)
      .replace(/\/Kids\[(.*?)\]/, (_all, kids) => `/Kids[${kids} ${page} 0 R]`),
  );
  return parts.bytes;
}

/** A white picture over the middle of the first page. */
export function withPicture(pdf: Uint8Array): Buffer {
  const parts = new PdfParts(pdf);
  const picture = parts.add(
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\n\u00ff\nendstream',
  );
  parts.change(/\/Font<<[^]*\/XObject<</, (object) =>
    object.replace(/\/XObject<</, `/XObject<</Over ${picture} 0 R`),
  );
  const page = parts.objects.find((object) => object.includes('/Type/Page/')) ?? '';
  const content = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
  parts.change(new RegExp(`^${content} 0 obj`), (object) => {
    const operators = inflateSync(Buffer.from(contentOf(object), 'latin1')).toString('latin1');
    const covered = `${operators}q 500 0 0 60 170 270 cm /Over Do Q\n`;
    return withContent(object, deflateSync(Buffer.from(covered, 'latin1')).toString('latin1'));
  });
  return parts.bytes;
}

/** The file with a revision behind its end that changes nothing one sees. */
export function withRevision(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const before = /startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1];
  const [, size, root] = /trailer\n<<\/Size (\d+)(\/Root \d+ 0 R)/.exec(text) ?? [];
  const object = `${size} 0 obj\n<</Note true>>\nendobj\n`;
  const start = text.length + object.length;
  const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
  const revision = `${object}xref\n${size} 1\n${row}trailer\n<</Size ${Number(size) + 1}${root}/Prev ${before}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text + revision, 'latin1');
}
