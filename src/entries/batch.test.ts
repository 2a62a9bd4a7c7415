import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { certificateText } from '#rendering/certificateText.ts';
import { designOf } from '#rendering/design.ts';
import { facesOfRole } from '#rendering/fonts/faces.ts';
import { claimsIn } from '#rendering/reading/claims.ts';
import { layOut } from '#testing/layouts.ts';
import { creator, pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import {
  certificateOf,
  certificateWishes,
  type CertificateWish,
  sentCertificate,
  wordingIn,
} from '#testing/certificates.ts';
import { allFonts, fontFile } from '#testing/fonts.ts';
import { encodePng } from '#testing/encodePng.ts';
import { BatchError, type BatchFailure, certificatesPdf, writeCertificates } from './batch.ts';
import type { BatchOptions } from './batchDrawer.ts';

const options: BatchOptions = {
  language: 'pt',
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  readFont: fontFile,
};

/** The frame of a picture in grey, which is all that is read of one. */
const jpeg = Uint8Array.of(
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 210, 1, 41, 1, 1, 0x11, 0, 0xff, 0xd9],
);
const withPicture: CertificateWish = {
  template: { backgroundImage: 'https://files.example/background.jpg' },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string) => readFileSync(join(folder, name));

describe('one document of many certificates', () => {
  it('has the bytes that the plugin itself gives them', async () => {
    const certificates: IssuedCertificate[] = [
      certificateOf(certificateWishes.longest),
      certificateOf({ ...certificateWishes.vietnamese, template: { layout: 'Layout5' } }),
    ];
    const wording = await wordingIn('pt');
    const drawn = certificates.map((certificate) => {
      const text = certificateText(certificate, wording);
      const scene = layOut(text, designOf(certificate.template), allFonts());
      return { certificate, text, scene };
    });
    const expected = scenePdf(drawn.map(pdfCertificate), {
      fonts: new Map(
        Object.values(facesOfRole)
          .flat()
          .map((name) => [name, fontFile(name)]),
      ),
      pictures: new Map(),
      foreign: () => ({ width: 1, height: 1, rgba: new Uint8ClampedArray(4) }),
      creator,
    });
    const wires = [
      sentCertificate(certificateWishes.longest),
      sentCertificate({ ...certificateWishes.vietnamese, template: { layout: 'Layout5' } }),
    ];
    expect(Buffer.from(await certificatesPdf(wires, options)).equals(expected)).toBe(true);
  });

  it('keeps the standards that are chosen', async () => {
    const made = async (level?: BatchOptions['level']) =>
      claimsIn(await certificatesPdf([sentCertificate()], { ...options, level })).level;
    expect(await made('a4f-ua2')).toBe('a4f-ua2');
    expect(await made()).toBe('a3a-ua1');
  });

  it('is not made when one cannot be drawn; the error names each with its reason', async () => {
    const wires = [
      sentCertificate({ ...certificateWishes.arabic, id: 'one' }),
      sentCertificate({}),
      { ...sentCertificate({ id: 'three' }), user: { name: null } },
    ];
    const error: unknown = await certificatesPdf(wires, options).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(BatchError);
    const [arabic, shape] = (error as BatchError).failures;
    expect(arabic).toMatchObject({ index: 0, id: 'one' });
    expect(arabic?.message).toContain('U+645');
    expect(shape).toMatchObject({ index: 2, id: 'three' });
    expect(shape?.message).toContain('user.name');
  });
});

describe('a folder of certificates', () => {
  it('has a PDF each, named by learner, course and ID', async () => {
    const wires = [
      sentCertificate({ name: 'Ana', course: 'A/B', id: 'CERT-1' }),
      sentCertificate({ name: 'Ana', course: 'A/B', id: '2026/2' }),
    ];
    const result = await writeCertificates(wires, folder, options);
    expect(result).toEqual({ written: 2, kept: 0, failed: 0, isInterrupted: false });
    const hash = createHash('sha256').update('2026/2').digest('hex').slice(0, 32);
    const names = ['Ana – A B – CERT-1.pdf', `Ana – A B – ${hash}.pdf`];
    expect(readdirSync(folder).sort()).toEqual(names);
    for (const name of names) expect(fileOf(name).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });

  it('has the bytes that each has as a document of its own', async () => {
    const wires = [sentCertificate({ id: 'one' }), sentCertificate({ id: 'two', name: 'Bia' })];
    await writeCertificates(wires, folder, options);
    const files = readdirSync(folder).map((name) => fileOf(name).toString('base64'));
    const alone = wires.map(async (wire) =>
      Buffer.from(await certificatesPdf([wire], options)).toString('base64'),
    );
    expect(files.sort()).toEqual((await Promise.all(alone)).sort());
  });

  it('has the rest when one cannot be drawn, or comes again', async () => {
    const done: number[] = [];
    const failures: BatchFailure[] = [];
    const good = sentCertificate({ id: 'twice' });
    const result = await writeCertificates(
      [
        sentCertificate(certificateWishes.chinese),
        null,
        good,
        { ...good, id: 'TWICE', validation_id: null },
      ],
      folder,
      {
        ...options,
        onProgress: (count) => done.push(count),
        onFailure: (failure) => failures.push(failure),
      },
    );
    expect(result).toMatchObject({ written: 1, failed: 3 });
    expect(failures).toMatchObject([
      { index: 0 },
      { index: 1, id: undefined },
      { index: 3, id: 'TWICE' },
    ]);
    expect(failures[2]?.message).toBe('An earlier certificate has the same ID');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('has the same files in whatever order they are made', async () => {
    const wires = [
      sentCertificate({ name: 'Łukasz Żółć', id: '1' }),
      sentCertificate({ name: 'Ana', id: '2', template: { layout: 'Layout2' } }),
      sentCertificate({ ...certificateWishes.longest, id: '3' }),
    ];
    await writeCertificates(wires, folder, options);
    const before = new Map(readdirSync(folder).map((name) => [name, fileOf(name)]));
    await writeCertificates(wires.reverse(), folder, options);
    expect(before.size).toBe(3);
    for (const [name, bytes] of before) expect(fileOf(name).equals(bytes)).toBe(true);
  });

  it('keeps what is there when it goes on, and begins no more after a signal', async () => {
    const wires = ['1', '2', '3'].map((id) => sentCertificate({ id }));
    const stop = new AbortController();
    function* interrupted() {
      yield* wires.slice(0, 2);
      stop.abort();
      yield* wires.slice(2);
    }
    const { signal } = stop;
    const first = await writeCertificates(interrupted(), folder, { ...options, signal });
    expect(first).toEqual({ written: 2, kept: 0, failed: 0, isInterrupted: true });
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'kept');
    const second = await writeCertificates(wires, folder, { ...options, resume: true });
    expect(second).toEqual({ written: 1, kept: 2, failed: 0, isInterrupted: false });
    expect(fileOf(name).toString()).toBe('kept');
  });

  it.each([
    ['a time zone', { timeZone: 'Mars/Olympus' }],
    ['an address', { publicUrl: 'aprender' }],
    ['a level', { level: 'a4' as 'a4f-ua2' }],
  ])('is refused without %s', async (_, wrong) => {
    await expect(writeCertificates([], folder, { ...options, ...wrong })).rejects.toThrow(
      /must be|Expected/,
    );
  });
});

describe('pictures of the brand', () => {
  const brand = {
    legalName: 'Aurora Energia S.A.',
    logoUrl: 'https://files.example/logo.png',
    signatures: [
      { name: 'Helena Prado', role: 'Diretora', imageUrl: 'https://files.example/helena.jpg' },
      { name: 'Caio Menezes', role: '', imageUrl: null },
    ],
  };

  it('are asked for once each, PNG with opacity or JPEG', async () => {
    const logo = encodePng({ width: 1, height: 1, type: 6, depth: 8, samples: [1, 2, 3, 128] });
    const readImage = jest.fn((address: string) => (address.endsWith('.png') ? logo : jpeg));
    const wires = [sentCertificate({ brand }), sentCertificate({ brand })];
    await certificatesPdf(wires, { ...options, readImage });
    expect(readImage.mock.calls.flat()).toEqual([
      brand.logoUrl,
      'https://files.example/helena.jpg',
    ]);
  });

  it('that nobody gave make the certificate fail', async () => {
    await expect(certificatesPdf([sentCertificate({ brand })], options)).rejects.toThrow(
      'logo.png',
    );
  });
});

describe('a background image', () => {
  it('is the one that the caller gives for its address, in the file once', async () => {
    const readImage = jest.fn(() => jpeg);
    const wires = [sentCertificate(withPicture), sentCertificate(withPicture)];
    const pdf = Buffer.from(await certificatesPdf(wires, { ...options, readImage }));
    expect(readImage.mock.calls).toEqual([['https://files.example/background.jpg']]);
    const at = pdf.indexOf(jpeg);
    expect(at).toBeGreaterThan(0);
    expect(pdf.indexOf(jpeg, at + 1)).toBe(-1);
  });

  it('that nobody gave, or that is no PNG and no JPEG, makes the certificate fail', async () => {
    const wires = [sentCertificate(withPicture)];
    await expect(certificatesPdf(wires, options)).rejects.toThrow('background.jpg');
    const readImage = () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    await expect(certificatesPdf(wires, { ...options, readImage })).rejects.toThrow('no JPEG');
  });

  it('is in the certificate itself where a platform keeps it as it was sent', async () => {
    const rawImage = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
    const pdf = Buffer.from(
      await certificatesPdf([sentCertificate({ template: { rawImage } })], options),
    );
    expect(pdf.indexOf(jpeg)).toBeGreaterThan(0);
  });

  it('may be left out on purpose', async () => {
    const pdf = await certificatesPdf([sentCertificate(withPicture)], {
      ...options,
      readImage: () => null,
    });
    expect(pdf).toEqual(await certificatesPdf([sentCertificate({})], options));
  });
});
