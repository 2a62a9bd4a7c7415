import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { addPage, addImage, addIncrementalUpdate, PdfParts } from '#testing/pdf/editPdf.ts';
import { checkWithQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { buildPdf } from '../pdf/buildPdf.ts';
import { removeSignatureRevision } from './removeSignatureRevision.ts';
import { UnsupportedPdfError } from './IssuedPdf.ts';
import { PdfSigner, UnusableSignatureError } from './PdfSigner.ts';
import { addEmptySignature } from './addEmptySignature.ts';

const label = 'Assinatura digital';
/** Creates a value in DER. */
function createDer(tag: number, ...contents: readonly number[][]): number[] {
  const bytes = contents.flat();
  return [tag, 0x83, bytes.length >> 16, (bytes.length >> 8) & 0xff, bytes.length & 0xff, ...bytes];
}
const signedDataId = createDer(6, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]);
/** Creates a signer who is not real. */
const createSigner = (length: number) =>
  createDer(
    0x30,
    Array.from({ length }, () => 0xab),
  );
/** Creates the frame of a CMS signature. */
const createSignature = (signers = createSigner(600)) => {
  const version = createDer(2, [1]);
  const signedData = createDer(
    0x30,
    version,
    createDer(0x31),
    createDer(0x30),
    createDer(0x31, signers),
  );
  return Uint8Array.from(createDer(0x30, signedDataId, createDer(0xa0, signedData)));
};
/** Creates a CMS signature whose first length is indefinite, as BER allows. */
const createBerSignature = () => {
  const signature = createSignature();
  return Uint8Array.of(0x30, 0x80, ...signature.subarray(5), 0, 0);
};
const toText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

let issued: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  issued = buildPdf([toPdfCertificate(await createScene('Layout1'))], pdfResources);
  signed = await new PdfSigner(() => createSignature(), label).addSignature(issued);
});

describe('PdfSigner', () => {
  it('appends a revision to the issued file', () => {
    expect(Buffer.from(signed.subarray(0, issued.length)).equals(issued)).toBe(true);
    expect(toText(signed).match(/%%EOF/g)).toHaveLength(2);
  });

  it('passes all bytes except the signature to the signer', async () => {
    const signedBytes: Uint8Array[] = [];
    const file = await new PdfSigner((covered) => {
      signedBytes.push(covered);
      return createSignature();
    }, label).addSignature(issued);
    const [, from, to, length] = (/\/ByteRange\[(.*?)\]/.exec(toText(file))?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(Number(to) + Number(length)).toBe(file.length);
    const digits = Buffer.from(createSignature()).toString('hex');
    expect(toText(file).slice(from, to).replace(/0*>$/, '')).toBe(`<${digits}`);
    const covered = toText(file).slice(0, from) + toText(file).slice(to);
    expect(signedBytes.map(toText)).toEqual([covered]);
  });

  it('reserves more bytes for a larger signature', async () => {
    const lengths: number[] = [];
    const signer = new PdfSigner((covered) => {
      lengths.push(covered.length);
      return createSignature(createSigner(20_000));
    }, label);
    const file = await signer.addSignature(issued);
    expect(toText(file)).toContain('ab'.repeat(20_000));
    await signer.addSignature(issued);
    // The signer is called twice for the first file only.
    expect(lengths).toHaveLength(3);
  });

  it('writes a file that passes qpdf', () => {
    if (!hasProgram('qpdf')) return;
    expect(checkWithQpdf(signed)).toBe('');
  });

  it.each([
    ['an empty signature', new Uint8Array()],
    ['a PEM signature', Buffer.from('-----BEGIN CMS-----')],
    ['another sequence', Uint8Array.from(createSigner(600))],
    ['a signature of indefinite length', createBerSignature()],
    ['a signature without a signer', createSignature([])],
    ['an oversized signature', createSignature(createSigner(70_000))],
  ])('rejects %s', async (_, signature) => {
    await expect(new PdfSigner(() => signature, label).addSignature(issued)).rejects.toThrow(
      UnusableSignatureError,
    );
  });

  it('signs a file with very many objects', async () => {
    const parts = new PdfParts(issued);
    for (let count = 0; count < 150_000; count++) parts.addObject('null');
    const file = await new PdfSigner(() => createSignature(), label).addSignature(parts.bytes);
    expect(removeSignatureRevision(file, label)).toEqual(new Uint8Array(parts.bytes));
  });

  it('rejects a file from another program and a signed file', () => {
    const field = { label, signedAt: '2026-11-23T10:00:00Z', reservedBytes: 8 };
    for (const unsupported of [Buffer.from('%PDF-1.7\n%%EOF\n'), addIncrementalUpdate(issued)])
      expect(() => addEmptySignature(unsupported, field)).toThrow(UnsupportedPdfError);
  });
});

describe('removeSignatureRevision', () => {
  it('returns the issued file for any signature', () => {
    expect(removeSignatureRevision(signed, label)).toEqual(issued);
  });

  it('keeps line breaks that were added after the signature', () => {
    const lineBreaks = Buffer.from('\r\n\n');
    expect(removeSignatureRevision(Buffer.concat([signed, lineBreaks]), label)).toEqual(
      new Uint8Array(Buffer.concat([issued, lineBreaks])),
    );
  });

  const editRevision =
    (pattern: RegExp | string, replacement: string | ((match: string) => string)) => () => {
      const revision = toText(signed.subarray(issued.length));
      const changed = revision.replace(pattern, replacement as string);
      expect(changed).not.toBe(revision);
      return Buffer.concat([issued, Buffer.from(changed, 'latin1')]);
    };

  it.each<[string, () => Uint8Array]>([
    ['a file without a signature', () => issued],
    ['a revision without a signature', () => addIncrementalUpdate(issued)],
    ['a third revision', () => addIncrementalUpdate(signed)],
    ['a page with other contents', editRevision(/\/Contents \d+ 0 R/, '/Contents 99 0 R')],
    ['a page of another size', editRevision('/MediaBox[0 0 841', '/MediaBox[0 0 941')],
    ['a different page tree', editRevision(/\/Pages (\d)/, '/Pages 9')],
    ['a visible field', editRevision('/Rect[-1 -1 -1 -1]', '/Rect[0 0 99 99]')],
    ['a field with a script', editRevision('/F 132', '/F 132/A<</S/JavaScript/JS(app)>>')],
    ['a different label', editRevision(/\/Contents <\w+>/, '/Contents <FEFF0041>')],
    ['invalid digits', editRevision('abababab', 'abab>bab')],
    ['entries between the digits', editRevision('abababababab', 'ab>/AP 1<bab')],
    [
      'zeros in place of a signature',
      editRevision(/(?<=\/Contents<)[0-9a-f]+/, (digits) => '0'.repeat(digits.length)),
    ],
    ['text in the room behind a signature', editRevision(/00000000>/, '48656c6c>')],
    ['another structure', editRevision('2a864886f70d010702', '2a864886f70d010701')],
    ['a signature without a signer', editRevision('3083000258ab', '3183000258ab')],
    ['fewer digits', editRevision('00>', '>')],
    ['an invalid date', editRevision(/\(D:\d{4}/, '(D:year')],
    ['a different byte range', editRevision('/ByteRange[0 ', '/ByteRange[9 ')],
    ['a wrong offset in the table', editRevision(/\d{10} 00000 n/, '0000000017 00000 n')],
    ['data after the end', () => Buffer.concat([signed, Buffer.from('%\n')])],
    [
      'data between the revisions',
      () => Buffer.concat([issued, Buffer.from('%\n'), signed.subarray(issued.length)]),
    ],
    ['an incomplete PDF', () => Buffer.from('%PDF-')],
  ])('returns undefined for %s', (_, build) => {
    expect(removeSignatureRevision(build(), label)).toBeUndefined();
  });

  it('returns undefined for a label in another language', () => {
    expect(removeSignatureRevision(signed, 'Digital signature')).toBeUndefined();
  });

  it('returns a file that was changed before signing, including the change', async () => {
    for (const change of [addPage, addImage]) {
      const changed = change(issued);
      const signedChanged = await new PdfSigner(() => createSignature(), label).addSignature(
        changed,
      );
      expect(removeSignatureRevision(signedChanged, label)).toEqual(new Uint8Array(changed));
    }
  });
});
