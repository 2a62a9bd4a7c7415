/** Tests that Firefox, Chromium and Node create the same PDF, and that each confirms the PDFs of the others. */
import { saveCompany } from '../platform/shell/company/companyApi.ts';
import { addImage, replaceRecord } from '../src/testing/pdf/editPdf.ts';
import { encodePng } from '../src/testing/encodePng.ts';
import { createNightArtwork } from './engine/nightArtwork.ts';
import { Firefox, findElements, hasFirefox } from './firefox.ts';
import { expect, type TestPlatform, storeTemplate, test } from './fixtures.ts';
import {
  downloadPdf,
  createNodePdf,
  createForgedPdf,
  issueCertificate,
  fetchCertificate,
} from './certificateFiles.ts';

const fileField = `${findElements('input[type=file]')}[0]`;
const canSave = `${findElements('svg text')}[0]`;

/** Script that stores a saved file in `window.saved` instead of downloading it. */
const saveScript = `
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    window.saved = file;
    return createUrl.call(URL, file);
  };
  HTMLAnchorElement.prototype.click = () => undefined;
`;

const toExpression = (bytes: Uint8Array) =>
  `Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (byte) => byte.charCodeAt(0))`;

let fileCount = 0;

/** Chooses a PDF to check in Firefox. @param bytes an expression for its bytes @returns the heading of the result */
async function check(firefox: Firefox, bytes: string): Promise<unknown> {
  const name = `arquivo ${++fileCount}.pdf`;
  await firefox.evaluate(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([${bytes}], '${name}', { type: 'application/pdf' }));
    const field = ${fileField};
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  const result = `${findElements('section')}.find((section) => section.textContent.includes('${name}'))`;
  await firefox.waitUntil(result);
  return firefox.evaluate(`${result}.querySelector('h2').textContent`);
}

async function download(firefox: Firefox): Promise<void> {
  await firefox.evaluate('delete window.saved');
  await firefox.evaluate(
    `${findElements('button')}.find((button) => button.textContent === 'Baixar PDF').click()`,
  );
  await firefox.waitUntil('window.saved');
}

const same = 'Exatamente como foi emitido';

const untrusted = 'Não confie neste arquivo';
/** Whether another browser draws the same letters depends on the fonts of the machine. */
const unconfirmedOrSame = /^(?:Este arquivo não basta para confirmar|Aparência e texto exatamente)/;
const differs = 'Diferente do registro';

/** A grey image that fades in from left to right. */
const fadingImage = encodePng({
  width: 40,
  height: 16,
  type: 4,
  depth: 8,
  samples: Array.from({ length: 40 * 16 }, (_, index) => [40, (index % 40) * 6]).flat(),
});

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Issues a certificate with a background image, a logo and a signature. @returns the id of the certificate */
async function issueBrandedCertificate(platform: TestPlatform): Promise<string> {
  const company = await platform.createCompany();
  await saveCompany(platform.api, company.admin.token, {
    name: 'Aurora Energia',
    legalName: 'Aurora Energia S.A.',
    logo: dataUrl('png', fadingImage),
    signatures: [{ name: 'Helena Prado', role: 'Diretora', image: dataUrl('png', fadingImage) }],
  });
  const raw_image = dataUrl('jpeg', createNightArtwork());
  await storeTemplate(platform, company, { layout: 'Layout7', raw_image });
  const [id = ''] = await platform.createCertificates(company.learner, 1);
  return id;
}

test('Firefox confirms files of Firefox, Chromium and Node, and rejects edited ones', async ({
  page,
  platform,
}) => {
  test.skip(!hasFirefox(), 'Firefox is not installed');
  test.setTimeout(180_000);
  const firefox = await Firefox.start();
  /** Opens a certificate in both browsers. @returns the id of the certificate and the PDF that Chromium saved */
  const open = async (id: string) => {
    const address = `${platform.plugin}/pt/print/${id}`;
    await page.goto(address);
    const chromiumFile = await downloadPdf(page, 'pt');
    await firefox.open(address, `${canSave} && ${fileField}`);
    await download(firefox);
    return { id, chromiumFile };
  };
  try {
    await firefox.addInitScript(saveScript);
    for (const kind of ['typical', 'vietnamese'] as const)
      await test.step(`${kind} texts`, async () => {
        const { id, chromiumFile } = await open(await issueCertificate(platform, kind));
        expect(await check(firefox, 'window.saved')).toBe(same);
        expect(await check(firefox, toExpression(chromiumFile))).toBe(same);
        const response = await fetchCertificate(platform, id);
        const issued = await createNodePdf(platform, 'pt', response);
        expect(await check(firefox, toExpression(issued))).toBe(same);

        const renamed = await createForgedPdf(
          platform,
          'pt',
          response,
          ({ user }) => (user.name += ' Filho'),
        );
        expect(await check(firefox, toExpression(renamed))).toBe(differs);
        const changedRecord = replaceRecord(issued, (json) =>
          json.replace('"company": "C', '"company": "B'),
        );
        expect(await check(firefox, toExpression(changedRecord))).toBe(differs);
        const covered = addImage(issued);
        expect(await check(firefox, toExpression(covered))).toBe(untrusted);
      });

    await test.step('artwork, logo and signature of the company', async () => {
      const { chromiumFile } = await open(await issueBrandedCertificate(platform));
      expect(await check(firefox, 'window.saved')).toBe(same);
      expect(await check(firefox, toExpression(chromiumFile))).toBe(same);
    });

    await test.step('text in another script with a font of the repository', async () => {
      const { chromiumFile } = await open(await issueCertificate(platform, 'arabic'));
      expect(await check(firefox, 'window.saved')).toBe(same);
      expect(await check(firefox, toExpression(chromiumFile))).toBe(same);
    });

    await test.step('text that each browser draws with its own fonts', async () => {
      const { chromiumFile } = await open(await issueCertificate(platform, 'chinese'));
      expect(await check(firefox, 'window.saved')).toBe(same);
      expect(await check(firefox, toExpression(chromiumFile))).toMatch(unconfirmedOrSame);
    });
    expect(firefox.policyViolations).toEqual([]);
  } finally {
    await firefox.close();
  }
});
