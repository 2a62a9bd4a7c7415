import { createCertificate } from '#testing/certificates.ts';
import { createTestPdf } from '#testing/pdf/checkFile.ts';
import { PdfParts } from '#testing/pdf/editPdf.ts';
import { addEntries, findPage } from '#testing/pdf/forgeries/Forgery.ts';
import { inspectDocument } from './inspectDocument.ts';

describe('inspectDocument', () => {
  it('finds only the link to the public page in an issued file', async () => {
    const certificate = createCertificate();
    for (const optimizeFor of ['speed', 'size'] as const) {
      const { findings } = await inspectDocument(
        await createTestPdf([certificate], 'Layout1', { optimizeFor }),
      );
      const detail = expect.stringContaining(certificate.id) as string;
      expect(findings).toEqual([{ kind: 'link', detail }]);
    }
  });

  it('finds a script behind many links', async () => {
    const parts = new PdfParts(await createTestPdf([createCertificate()]));
    const links = Array.from(
      { length: 100 },
      (_, index) =>
        `<</Subtype/Link/Rect[0 0 1 1]/Border[0 0 0]/A<</S/URI/URI(https://a.example/${index})>>>>`,
    );
    const script = '<</Subtype/Link/Rect[0 0 1 1]/Border[0 0 0]/A<</S/JavaScript/JS(x)>>>>';
    addEntries(parts, findPage(parts, 1), `/Annots[${links.join('')}${script}]`);
    const { findings } = await inspectDocument(parts.bytes);
    expect(findings).toContainEqual({ kind: 'script', detail: 'JavaScript' });
  });

  const longArray = `[${'null '.repeat(150_000)}]`;

  it.each([
    ['pages', '/Type/Pages', 'Kids', `/Kids${longArray}`],
    ['attachments', '/Type/Catalog', 'Names', `/Names<</EmbeddedFiles<</Names${longArray}>>>>`],
    ['nodes', '/Type/Catalog', 'Names', `/Names<</EmbeddedFiles<</Kids${longArray}>>>>`],
  ])('finds a tree with too many %s ambiguous', async (_, pattern, key, entry) => {
    const parts = new PdfParts(await createTestPdf([createCertificate()]));
    parts.replaceObject(pattern, (object) => object.replace(`/${key}`, `${entry}/Replaced${key}`));
    const { findings } = await inspectDocument(parts.bytes);
    expect(findings).toContainEqual({ kind: 'ambiguous', detail: '' });
  });

  it('reads a structure tree with very many elements', async () => {
    const parts = new PdfParts(await createTestPdf([createCertificate()]));
    const title = parts.addObject('<</Type/StructElem/S/P/Alt(Hidden)>>');
    parts.replaceObject('/Type/StructTreeRoot', (object) =>
      object.replace(/\/K (\d+ 0 R)/, `/K[$1 ${'null '.repeat(150_000)}${title} 0 R]`),
    );
    const { hiddenTexts } = await inspectDocument(parts.bytes);
    expect(hiddenTexts).toContainEqual({ kind: 'description', text: 'Hidden' });
  });
});
