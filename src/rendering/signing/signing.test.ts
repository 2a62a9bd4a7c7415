import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { addPage, addImage, addIncrementalUpdate } from '#testing/pdf/editPdf.ts';
import { checkWithQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { buildPdf } from '../pdf/buildPdf.ts';
import { removeSignatureRevision } from './removeSignatureRevision.ts';
import { UnsupportedPdfError } from './IssuedPdf.ts';
import { PdfSigner, UnusableSignatureError } from './PdfSigner.ts';
import { addEmptySignature } from './addEmptySignature.ts';

const label = 'Assinatura digital';
/** Creates a DER sequence in place of a CMS signature, whose content is not checked here. */
const createSequence = (length: number) =>
  Uint8Array.of(0x30, ...Array.from({ length }, () => 0xab));
const toText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

let issued: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  issued = buildPdf([toPdfCertificate(await createScene('Layout1'))], pdfResources);
  signed = await new PdfSigner(() => createSequence(900), label).addSignature(issued);
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
      return createSequence(3);
    }, label).addSignature(issued);
    const [, from, to, length] = (/\/ByteRange\[(.*?)\]/.exec(toText(file))?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(Number(to) + Number(length)).toBe(file.length);
    expect(toText(file).slice(from, to)).toMatch(/^<30ababab0*>$/);
    const covered = toText(file).slice(0, from) + toText(file).slice(to);
    expect(signedBytes.map(toText)).toEqual([covered]);
  });

  it('reserves more bytes for a larger signature', async () => {
    const lengths: number[] = [];
    const signer = new PdfSigner((covered) => {
      lengths.push(covered.length);
      return createSequence(20_000);
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
    ['an oversized signature', createSequence(70_000)],
  ])('rejects %s', async (_, signature) => {
    await expect(new PdfSigner(() => signature, label).addSignature(issued)).rejects.toThrow(
      UnusableSignatureError,
    );
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

  const editRevision = (pattern: RegExp | string, replacement: string) => () => {
    const revision = toText(signed.subarray(issued.length));
    const changed = revision.replace(pattern, replacement);
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
    ['invalid digits', editRevision('30abab', '30ab>b')],
    ['entries between the digits', editRevision('30abababab', '30>/AP 1<b')],
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
      const signedChanged = await new PdfSigner(() => createSequence(900), label).addSignature(
        changed,
      );
      expect(removeSignatureRevision(signedChanged, label)).toEqual(new Uint8Array(changed));
    }
  });
});
