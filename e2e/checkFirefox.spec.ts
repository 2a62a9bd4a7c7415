/** A file is the same in every engine, and each confirms what another made. */
import { saveCompany } from '../platform/shell/company/companyApi.ts';
import { withPicture, withRecord } from '../src/testing/pdf/editPdf.ts';
import { encodePng } from '../src/testing/encodePng.ts';
import { pageOfNight } from './engine/pageOfNight.ts';
import { Firefox, hasFirefox } from './firefox.ts';
import { expect, type Running, storeTemplate, test } from './fixtures.ts';
import { downloadIn, fileOfNode, forgedOf, giveOne, wireOf } from './issued.ts';

const canCheck = "document.querySelector('input[type=file]')";
const canSave = "document.querySelector('svg text')";

/** What is saved stays in the page, instead of in a folder of downloads. */
const keepsWhatIsSaved = `
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    window.saved = file;
    return createUrl.call(URL, file);
  };
  HTMLAnchorElement.prototype.click = () => undefined;
`;

const inPage = (bytes: Uint8Array) =>
  `Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (byte) => byte.charCodeAt(0))`;

let chosen = 0;

/** Chooses a file, whose bytes an expression gives. @returns what is said of it */
async function check(firefox: Firefox, bytes: string): Promise<unknown> {
  const name = `arquivo ${++chosen}.pdf`;
  await firefox.run(`(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([${bytes}], '${name}', { type: 'application/pdf' }));
    const field = document.querySelector('input[type=file]');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  const result = `[...document.querySelectorAll('section')].find((one) => one.textContent.includes('${name}'))`;
  await firefox.until(result);
  return firefox.run(`${result}.querySelector('h2').textContent`);
}

async function download(firefox: Firefox): Promise<void> {
  await firefox.run('delete window.saved');
  await firefox.run(
    "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Baixar PDF').click()",
  );
  await firefox.until('window.saved');
}

const same = 'Exatamente como foi emitido';

const unsure = 'Não dá para confirmar por este arquivo';
const differs = 'Diferente do registro';

/** Grey, and from left to right more and more of it. */
const ink = encodePng({
  width: 40,
  height: 16,
  type: 4,
  depth: 8,
  samples: Array.from({ length: 40 * 16 }, (_, place) => [40, (place % 40) * 6]).flat(),
});

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** @returns the id of a certificate on a finished page, with a logo and who signs */
async function giveBranded(platform: Running): Promise<string> {
  const company = await platform.createCompany();
  await saveCompany(platform.api, company.admin.token, {
    name: 'Aurora Energia',
    legalName: 'Aurora Energia S.A.',
    logo: dataUrl('png', ink),
    signatures: [{ name: 'Helena Prado', role: 'Diretora', image: dataUrl('png', ink) }],
  });
  const raw_image = dataUrl('jpeg', pageOfNight());
  await storeTemplate(platform, company, { layout: 'Layout7', raw_image });
  const [id = ''] = await platform.giveCertificates(company.learner, 1);
  return id;
}

test('Firefox confirms what it made, what Chromium made and no edit @full', async ({
  page,
  platform,
}) => {
  test.skip(!hasFirefox(), 'no Firefox here');
  test.setTimeout(180_000);
  const firefox = await Firefox.start();
  /** Both browsers show a certificate. @returns its id, and the file that Chromium saved */
  const open = async (id: string) => {
    const address = `${platform.plugin}/pt/print/${id}`;
    await page.goto(address);
    const ofChromium = await downloadIn(page, 'pt');
    await firefox.open(address, `${canSave} && ${canCheck}`);
    await download(firefox);
    return { id, ofChromium };
  };
  try {
    await firefox.runFirst(keepsWhatIsSaved);
    for (const kind of ['typical', 'vietnamese'] as const)
      await test.step(`${kind} texts`, async () => {
        const { id, ofChromium } = await open(await giveOne(platform, kind));
        expect(await check(firefox, 'window.saved')).toBe(same);
        expect(await check(firefox, inPage(ofChromium))).toBe(same);
        const wire = await wireOf(platform, id);
        const issued = await fileOfNode(platform, 'pt', wire);
        expect(await check(firefox, inPage(issued))).toBe(same);

        const renamed = await forgedOf(platform, 'pt', wire, ({ user }) => (user.name += ' Filho'));
        expect(await check(firefox, inPage(renamed))).toBe(differs);
        const another = withRecord(issued, (json) =>
          json.replace('"company": "C', '"company": "B'),
        );
        expect(await check(firefox, inPage(another))).toBe(differs);
        const covered = withPicture(issued);
        expect(await check(firefox, inPage(covered))).toBe(unsure);
      });

    await test.step('a page, a logo and a signature of the company’s own', async () => {
      const { ofChromium } = await open(await giveBranded(platform));
      expect(await check(firefox, 'window.saved')).toBe(same);
      expect(await check(firefox, inPage(ofChromium))).toBe(same);
    });

    await test.step('letters that each browser draws for itself', async () => {
      const { ofChromium } = await open(await giveOne(platform, 'arabic'));
      expect(await check(firefox, 'window.saved')).toBe(same);
      expect(await check(firefox, inPage(ofChromium))).toBe(unsure);
    });
    expect(firefox.complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
