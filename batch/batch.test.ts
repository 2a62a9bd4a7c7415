import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyBrand } from '#domain/certificate/brand.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { createCertificateText } from '#rendering/certificateText.ts';
import { createDesign } from '#rendering/design.ts';
import { faceNamesByRole } from '#rendering/fonts/faces.ts';
import { parsePdfMetadata } from '#rendering/pdfReader/parsePdfMetadata.ts';
import { createTestScene } from '#testing/layouts.ts';
import { toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import {
  createCertificate,
  type CertificateOptions,
  certificateSamples,
  createCertificateResponse,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { loadAllFonts, readFontFile } from '#testing/fonts.ts';
import { encodePng } from '#testing/encodePng.ts';
import { buildMinimalWebp } from '#testing/minimalImages.ts';
import { buildExif } from '#testing/images/exif.ts';
import { buildPatchesGif } from '#testing/images/gifFiles.ts';
import { sampleIccProfiles } from '#testing/images/iccProfiles.ts';
import { buildPatchesJpeg } from '#testing/images/jpegFiles.ts';
import { pngChunkBuilders as pngChunks, buildPatchesPng } from '#testing/images/pngFiles.ts';
import {
  BatchError,
  type FailedCertificate,
  createPdfOfCertificates,
  writeCertificates,
} from './batch.ts';
import type { BatchOptions } from './batchRenderer.ts';

const options: BatchOptions = {
  language: 'pt',
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  readFont: readFontFile,
};

/** A grey JPEG with a frame header and an empty scan; the batch reads no more of it. */
const jpeg = Uint8Array.of(
  ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 210, 1, 41, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9],
);
const optionsWithImage: CertificateOptions = {
  template: { backgroundImage: 'https://files.example/background.jpg' },
};

const damagedImage = 'data:image/png;base64,AAAA';
const signer = { name: 'Ana', role: '', imageUrl: damagedImage };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const loadFile = (name: string) => readFileSync(join(folder, name));

describe('createPdfOfCertificates', () => {
  it('creates the same bytes as the plugin', async () => {
    const certificates: IssuedCertificate[] = [
      createCertificate(certificateSamples.longest),
      createCertificate({ ...certificateSamples.vietnamese, template: { layout: 'Layout5' } }),
    ];
    const documentLocale = await loadTestDocumentLocale('pt');
    const rendered = certificates.map((certificate) => {
      const text = createCertificateText(certificate, documentLocale);
      const scene = createTestScene(text, createDesign(certificate.template), loadAllFonts());
      return { certificate, text, scene };
    });
    const expected = buildPdf(rendered.map(toPdfCertificateInput), {
      fonts: new Map(
        Object.values(faceNamesByRole)
          .flat()
          .map((name) => [name, readFontFile(name)]),
      ),
      images: new Map(),
      drawFallbackText: () => ({ width: 1, height: 1, rgba: new Uint8ClampedArray(4) }),
    });
    const responses = [
      createCertificateResponse(certificateSamples.longest),
      createCertificateResponse({
        ...certificateSamples.vietnamese,
        template: { layout: 'Layout5' },
      }),
    ];
    expect(Buffer.from(await createPdfOfCertificates(responses, options)).equals(expected)).toBe(
      true,
    );
  });

  it('declares the chosen standards in the metadata', async () => {
    const createAndReadLevel = async (level?: BatchOptions['level']) =>
      parsePdfMetadata(
        await createPdfOfCertificates([createCertificateResponse()], { ...options, level }),
      ).level;
    expect(await createAndReadLevel('a4f-ua2')).toBe('a4f-ua2');
    expect(await createAndReadLevel()).toBe('a3a-ua1');
  });

  it('rejects with the reasons of all certificates that cannot be rendered', async () => {
    const certificates = [
      createCertificateResponse({ name: '山田', id: 'one' }),
      createCertificateResponse({}),
      { ...createCertificateResponse({ id: 'three' }), user: { name: null } },
      createCertificateResponse({ id: 'a'.repeat(4000) }),
    ];
    const error: unknown = await createPdfOfCertificates(certificates, options).catch(
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(BatchError);
    const [chinese, shape, longId] = (error as BatchError).failures;
    expect(chinese).toMatchObject({ index: 0, id: 'one' });
    expect(chinese?.message).toContain('U+5C71');
    expect(shape).toMatchObject({ index: 2, id: 'three' });
    expect(shape?.message).toContain('user.name');
    expect(longId?.message).toBe('The address is too long for a QR code: see the ID');
  });
});

describe('writeCertificates for a print shop', () => {
  it('writes sheets beside the other files and resumes both kinds separately', async () => {
    const certificates = [createCertificateResponse({ name: 'Ana', course: 'A', id: 'CERT-1' })];
    const printOptions = { ...options, hasBleed: true, resume: true };
    await writeCertificates(certificates, folder, options);
    expect(await writeCertificates(certificates, folder, printOptions)).toMatchObject({
      written: 1,
    });
    expect(await writeCertificates(certificates, folder, printOptions)).toMatchObject({ kept: 1 });
    const names = ['Ana – A – CERT-1 – bleed.pdf', 'Ana – A – CERT-1.pdf'];
    expect(readdirSync(folder).sort()).toEqual(names);
    const hasBleed = names.map((name) => parsePdfMetadata(loadFile(name)).hasBleed);
    expect(hasBleed).toEqual([true, false]);
  });
});

describe('writeCertificates into a folder', () => {
  it('writes a PDF per certificate, named by learner, course and ID', async () => {
    const certificates = [
      createCertificateResponse({ name: 'Ana', course: 'A/B', id: 'CERT-1' }),
      createCertificateResponse({ name: 'Ana', course: 'A/B', id: '2026/2' }),
    ];
    const result = await writeCertificates(certificates, folder, options);
    expect(result).toEqual({ written: 2, kept: 0, failed: 0, isInterrupted: false });
    const hash = createHash('sha256').update('2026/2').digest('hex').slice(0, 32);
    const names = ['Ana – A B – CERT-1.pdf', `Ana – A B – ${hash}.pdf`];
    expect(readdirSync(folder).sort()).toEqual(names);
    for (const name of names) expect(loadFile(name).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });

  it('writes the same bytes as createPdfOfCertificates with one certificate', async () => {
    const certificates = [
      createCertificateResponse({ id: 'one' }),
      createCertificateResponse({ id: 'two', name: 'Bia' }),
    ];
    await writeCertificates(certificates, folder, options);
    const files = readdirSync(folder).map((name) => loadFile(name).toString('base64'));
    const pdfs = certificates.map(async (certificate) =>
      Buffer.from(await createPdfOfCertificates([certificate], options)).toString('base64'),
    );
    expect(files.sort()).toEqual((await Promise.all(pdfs)).sort());
  });

  it('reports certificates that fail or have a repeated ID, and writes the others', async () => {
    const done: number[] = [];
    const failures: FailedCertificate[] = [];
    const validCertificate = createCertificateResponse({ id: 'twice' });
    const result = await writeCertificates(
      [
        createCertificateResponse(certificateSamples.chinese),
        null,
        validCertificate,
        { ...validCertificate, id: 'TWICE', validation_id: null },
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

  it('writes the same files for certificates in another order', async () => {
    const certificates = [
      createCertificateResponse({ name: 'Łukasz Żółć', id: '1' }),
      createCertificateResponse({ name: 'Ana', id: '2', template: { layout: 'Layout2' } }),
      createCertificateResponse({ ...certificateSamples.longest, id: '3' }),
    ];
    await writeCertificates(certificates, folder, options);
    const filesBefore = new Map(readdirSync(folder).map((name) => [name, loadFile(name)]));
    await writeCertificates(certificates.reverse(), folder, options);
    expect(filesBefore.size).toBe(3);
    for (const [name, bytes] of filesBefore) expect(loadFile(name).equals(bytes)).toBe(true);
  });

  it('stops after a signal, and keeps existing files when it resumes', async () => {
    const certificates = ['1', '2', '3'].map((id) => createCertificateResponse({ id }));
    const controller = new AbortController();
    function* interrupted() {
      yield* certificates.slice(0, 2);
      controller.abort();
      yield* certificates.slice(2);
    }
    const { signal } = controller;
    const first = await writeCertificates(interrupted(), folder, { ...options, signal });
    expect(first).toEqual({ written: 2, kept: 0, failed: 0, isInterrupted: true });
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'kept');
    const second = await writeCertificates(certificates, folder, { ...options, resume: true });
    expect(second).toEqual({ written: 1, kept: 2, failed: 0, isInterrupted: false });
    expect(loadFile(name).toString()).toBe('kept');
  });

  it.each([
    ['a time zone', { timeZone: 'Mars/Olympus' }],
    ['an address', { publicUrl: 'aprender' }],
    ['a level', { level: 'a4' as 'a4f-ua2' }],
  ])('rejects %s that is invalid', async (_, invalidOption) => {
    await expect(writeCertificates([], folder, { ...options, ...invalidOption })).rejects.toThrow(
      /must be|Expected/,
    );
  });
});

describe('logo and signatures', () => {
  const brand = {
    legalName: 'Aurora Energia S.A.',
    logoUrl: 'https://files.example/logo.png',
    signatures: [
      { name: 'Helena Prado', role: 'Diretora', imageUrl: 'https://files.example/helena.jpg' },
      { name: 'Caio Menezes', role: '', imageUrl: null },
    ],
  };

  it('reads each image once, as PNG with opacity or JPEG', async () => {
    const logo = encodePng({ width: 1, height: 1, type: 6, depth: 8, samples: [1, 2, 3, 128] });
    const readImage = jest.fn((address: string) => (address.endsWith('.png') ? logo : jpeg));
    const certificates = [
      createCertificateResponse({ brand }),
      createCertificateResponse({ brand }),
    ];
    await createPdfOfCertificates(certificates, { ...options, readImage });
    expect(readImage.mock.calls.flat()).toEqual([
      brand.logoUrl,
      'https://files.example/helena.jpg',
    ]);
  });

  it('fails the certificate if no image can be read', async () => {
    await expect(
      createPdfOfCertificates([createCertificateResponse({ brand })], options),
    ).rejects.toThrow('logo.png');
  });
});

describe('background image', () => {
  it('reads the image by its address and embeds it once', async () => {
    const readImage = jest.fn(() => jpeg);
    const certificates = [
      createCertificateResponse(optionsWithImage),
      createCertificateResponse(optionsWithImage),
    ];
    const pdf = Buffer.from(await createPdfOfCertificates(certificates, { ...options, readImage }));
    expect(readImage.mock.calls).toEqual([['https://files.example/background.jpg']]);
    const index = pdf.indexOf(jpeg);
    expect(index).toBeGreaterThan(0);
    expect(pdf.indexOf(jpeg, index + 1)).toBe(-1);
  });

  it('fails the certificate if the image is missing or of another format', async () => {
    const certificates = [createCertificateResponse(optionsWithImage)];
    await expect(createPdfOfCertificates(certificates, options)).rejects.toThrow('background.jpg');
    const readImage = () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    await expect(createPdfOfCertificates(certificates, { ...options, readImage })).rejects.toThrow(
      'https://files.example/background.jpg is no PNG, JPEG or GIF',
    );
  });

  it.each([
    ['is damaged', buildPatchesPng().subarray(0, 300)],
    ['is damaged', buildPatchesJpeg().subarray(0, -2)],
    ['is damaged', buildPatchesGif().subarray(0, 300)],
    ['is no PNG, JPEG or GIF', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is a WebP, which only a browser can read', buildMinimalWebp(3, 2)],
    ['(0.1 megapixels)', buildPatchesJpeg({ colors: 'CMYK', profile: sampleIccProfiles.cmyk })],
  ])('fails the certificate with the address of an image that %s', async (reason, file) => {
    const pdf = createPdfOfCertificates([createCertificateResponse(optionsWithImage)], {
      ...options,
      readImage: () => file,
    });
    await expect(pdf).rejects.toThrow(/https:\/\/files\.example\/background\.jpg /);
    await expect(pdf).rejects.toThrow(reason);
  });

  it('applies orientation, profile and gamma to embed an upright sRGB image', async () => {
    const createPdf = (file: Uint8Array) =>
      createPdfOfCertificates([createCertificateResponse(optionsWithImage)], {
        ...options,
        readImage: () => file,
      });
    const upright = await createPdf(buildPatchesPng());
    const exif = pngChunks.exif(buildExif(6));
    expect(
      await createPdf(buildPatchesPng({ orientation: 6, chunksBeforePixels: [exif] })),
    ).toEqual(upright);
    expect(
      await createPdf(
        buildPatchesPng({ chunksBeforePixels: [pngChunks.srgb, pngChunks.gamma(1)] }),
      ),
    ).toEqual(upright);
    expect(
      await createPdf(buildPatchesPng({ chunksBeforePixels: [pngChunks.gamma(1)] })),
    ).not.toEqual(upright);
    const jpegPdf = await createPdf(buildPatchesJpeg());
    expect(await createPdf(buildPatchesJpeg({ profile: sampleIccProfiles.sRGB }))).toEqual(jpegPdf);
    expect(await createPdf(buildPatchesJpeg({ profile: sampleIccProfiles.adobeRgb }))).not.toEqual(
      jpegPdf,
    );
  });

  it.each([
    ['company.logo_url', { brand: { ...emptyBrand, logoUrl: damagedImage } }],
    [
      'signatures[1].image_url',
      { brand: { ...emptyBrand, signatures: [{ ...signer, imageUrl: null }, signer] } },
    ],
    ['template.background_image', { template: { backgroundImage: damagedImage } }],
    ['template.raw_image', { template: { rawImage: damagedImage } }],
  ])('names the field %s of a damaged image without an address', async (field, contents) => {
    await expect(
      createPdfOfCertificates([createCertificateResponse(contents)], options),
    ).rejects.toThrow(`${field}: An image in a data: address is no PNG, JPEG or GIF`);
  });

  it('reads an image that the platform includes in the certificate', async () => {
    const rawImage = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
    const pdf = Buffer.from(
      await createPdfOfCertificates(
        [createCertificateResponse({ template: { rawImage } })],
        options,
      ),
    );
    expect(pdf.indexOf(jpeg)).toBeGreaterThan(0);
  });

  it('leaves the image out if readImage returns null', async () => {
    const pdf = await createPdfOfCertificates([createCertificateResponse(optionsWithImage)], {
      ...options,
      readImage: () => null,
    });
    expect(pdf).toEqual(await createPdfOfCertificates([createCertificateResponse({})], options));
  });
});
