import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { withPage, withPicture, withRevision } from '#testing/pdf/editPdf.ts';
import { complaintsOfQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { scenePdf } from '../pdf/scenePdf.ts';
import { issuedPart } from './issuedPart.ts';
import { ForeignForm } from './IssuedPdf.ts';
import { PdfSigner, UnusableSignature } from './PdfSigner.ts';
import { withSignaturePlace } from './signatureRevision.ts';

const label = 'Assinatura digital';
/** As much of a CMS signature as is looked at here. */
const sequence = (length: number) => Uint8Array.of(0x30, ...Array.from({ length }, () => 0xab));
const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

let issued: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  issued = scenePdf([certificateWith(await sceneOf('Layout1'))], resources);
  signed = await new PdfSigner(() => sequence(900), label).signed(issued);
});

describe('a signed file', () => {
  it('is the issued one with a revision behind it', () => {
    expect(Buffer.from(signed.subarray(0, issued.length)).equals(issued)).toBe(true);
    expect(text(signed).match(/%%EOF/g)).toHaveLength(2);
  });

  it('is signed but for the place of its signature', async () => {
    const asked: Uint8Array[] = [];
    const file = await new PdfSigner((covered) => {
      asked.push(covered);
      return sequence(3);
    }, label).signed(issued);
    const [, from, to, length] = (/\/ByteRange\[(.*?)\]/.exec(text(file))?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(Number(to) + Number(length)).toBe(file.length);
    expect(text(file).slice(from, to)).toMatch(/^<30ababab0*>$/);
    const covered = text(file).slice(0, from) + text(file).slice(to);
    expect(asked.map(text)).toEqual([covered]);
  });

  it('has room for what its signer needs', async () => {
    const lengths: number[] = [];
    const signer = new PdfSigner((covered) => {
      lengths.push(covered.length);
      return sequence(20_000);
    }, label);
    const file = await signer.signed(issued);
    expect(text(file)).toContain('ab'.repeat(20_000));
    await signer.signed(issued);
    // Asked twice for the first file only.
    expect(lengths).toHaveLength(3);
  });

  it('is one that qpdf has nothing against', () => {
    if (!hasProgram('qpdf')) return;
    expect(complaintsOfQpdf(signed)).toBe('');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a PEM', Buffer.from('-----BEGIN CMS-----')],
    ['more than any signature has', sequence(70_000)],
  ])('is not made of %s', async (_, given) => {
    await expect(new PdfSigner(() => given, label).signed(issued)).rejects.toThrow(
      UnusableSignature,
    );
  });

  it('is not made of a file that another program wrote, or that was signed', () => {
    const place = { label, signedAt: '2026-11-23T10:00:00Z', room: 8 };
    for (const other of [Buffer.from('%PDF-1.7\n%%EOF\n'), withRevision(issued)])
      expect(() => withSignaturePlace(other, place)).toThrow(ForeignForm);
  });
});

describe('the issued part of a file', () => {
  it('is what was signed, whoever did', () => {
    expect(issuedPart(signed, label)).toEqual(issued);
  });

  const inRevision = (said: RegExp | string, instead: string) => () => {
    const revision = text(signed.subarray(issued.length));
    const changed = revision.replace(said, instead);
    expect(changed).not.toBe(revision);
    return Buffer.concat([issued, Buffer.from(changed, 'latin1')]);
  };

  it.each<[string, () => Uint8Array]>([
    ['a file that nobody signed', () => issued],
    ['a revision that is no signature', () => withRevision(issued)],
    ['a third revision', () => withRevision(signed)],
    ['a page that shows other contents', inRevision(/\/Contents \d+ 0 R/, '/Contents 99 0 R')],
    ['a page of another size', inRevision('/MediaBox[0 0 841', '/MediaBox[0 0 941')],
    ['other pages', inRevision(/\/Pages (\d)/, '/Pages 9')],
    ['a field that one sees', inRevision('/Rect[-1 -1 -1 -1]', '/Rect[0 0 99 99]')],
    ['a field that runs a script', inRevision('/F 132', '/F 132/A<</S/JavaScript/JS(app)>>')],
    ['a label that says something', inRevision(/\/Contents <\w+>/, '/Contents <FEFF0041>')],
    ['digits that are none', inRevision('30abab', '30ab>b')],
    ['something between the digits', inRevision('30abababab', '30>/AP 1<b')],
    ['fewer digits', inRevision('00>', '>')],
    ['a date that is none', inRevision(/\(D:\d{4}/, '(D:year')],
    ['a range of others bytes', inRevision('/ByteRange[0 ', '/ByteRange[9 ')],
    ['a table that leads elsewhere', inRevision(/\d{10} 00000 n/, '0000000017 00000 n')],
    ['something behind the end', () => Buffer.concat([signed, Buffer.from('%\n')])],
    [
      'something between the revisions',
      () => Buffer.concat([issued, Buffer.from('%\n'), signed.subarray(issued.length)]),
    ],
    ['nothing of a PDF', () => Buffer.from('%PDF-')],
  ])('is nothing of a file with %s', (_, make) => {
    expect(issuedPart(make(), label)).toBeUndefined();
  });

  it('is nothing where the signature is called otherwise than in the language of the file', () => {
    expect(issuedPart(signed, 'Digital signature')).toBeUndefined();
  });

  it('is all that a changed file has, which then is not as issued', async () => {
    for (const change of [withPage, withPicture]) {
      const other = change(issued);
      const signedOther = await new PdfSigner(() => sequence(900), label).signed(other);
      expect(issuedPart(signedOther, label)).toEqual(new Uint8Array(other));
    }
  });
});
