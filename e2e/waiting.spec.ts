/** Nothing is waited for without words: what never comes is said to be slow, then to have failed, with a way on. */
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import {
  expect,
  keepSession,
  openAs,
  type Running,
  storeTemplate,
  tagOf,
  test,
} from './fixtures.ts';

const slow = 'Está demorando mais do que o normal.';
const tryAgain = 'Tentar de novo';

interface Wait {
  what: string;
  /** Below the plugin's address. */
  path: (ids: { certificate: string; template: string }) => string;
  /** Of what does not come. */
  url: RegExp;
  /** The operation of a query service. */
  operation?: string;
  failed: string;
  /** What is on the screen once it came. */
  came: string;
  isUsual?: boolean;
  isPublic?: boolean;
}

const home = () => '/';
const broken = 'Algo deu errado';
const partIsGone = 'Uma parte da página não carregou. Ela pode ter sido atualizada.';
const noDocument = 'Não foi possível carregar o certificado';
const course = 'Certificado 0001';

const files: readonly Wait[] = [
  { what: 'settings', path: home, url: /\/config\.json$/, failed: broken, came: course },
  { what: 'texts', path: home, url: /\/pt\.\w+\.js$/, failed: broken, came: course },
  { what: 'a screen', path: home, url: /\/home\.\w+\.js$/, failed: partIsGone, came: course },
  {
    what: 'a style sheet',
    path: () => '/templates',
    url: /\/templates\.\w+\.css$/,
    failed: partIsGone,
    came: 'Primeiro',
  },
];

const answers: readonly Wait[] = [
  { what: 'who it is', path: home, url: /\/users\/current$/, failed: broken, came: course },
  { what: 'their company', path: home, url: /\/settings$/, failed: broken, came: course },
  {
    what: 'their certificates',
    path: home,
    url: /\/missions\/graphql$/,
    operation: 'listUserCertificates',
    failed: 'Não foi possível carregar seus certificados',
    came: course,
    isUsual: true,
  },
  {
    what: 'a certificate',
    path: ({ certificate }) => `/preview/${certificate}`,
    url: /\/certificates\/[^/]+$/,
    failed: noDocument,
    came: course,
    isUsual: true,
  },
  {
    what: 'a certificate to print',
    path: ({ certificate }) => `/print/${certificate}`,
    url: /\/certificates\/[^/]+$/,
    failed: noDocument,
    came: course,
    isPublic: true,
  },
  {
    what: 'the templates',
    path: () => '/templates',
    url: /\/certificate-templates$/,
    failed: 'Não foi possível carregar os modelos',
    came: 'Primeiro',
  },
  {
    what: 'a template',
    path: ({ template }) => `/editor/${template}`,
    url: /\/certificate-templates\/[^/]+$/,
    failed: 'Não foi possível carregar o modelo. O que você vê é outro',
    came: 'Salvar',
  },
];

/** An administrator with one certificate and one template. */
async function companyWithOne(platform: Running) {
  const company = await platform.createCompany();
  const [certificate = ''] = await platform.giveCertificates(company.admin, 1);
  const template = await storeTemplate(platform, company, {});
  return { company, ids: { certificate, template } };
}

const isAbout = (route: Route, { operation }: Wait) =>
  !operation || (route.request().postData() ?? '').includes(operation);

/** Opens the screen and waits until what is not to come has been asked for. @param act what becomes of it */
async function openWithout(
  page: Page,
  platform: Running,
  wait: Wait,
  act: (route: Route) => unknown,
) {
  const made = await companyWithOne(platform);
  await keepSession(page, platform, made.company.admin);
  await page.clock.install();
  const asked = new Promise<void>((resolve) => {
    void page.route(wait.url, async (route) => {
      if (!isAbout(route, wait)) return route.fallback();
      resolve();
      await act(route);
    });
  });
  // A file that never comes keeps a page from having loaded, and nothing else.
  await page.goto(platform.plugin + wait.path(made.ids), { waitUntil: 'domcontentloaded' });
  await asked;
  return made;
}

const words = (page: Page, text: string) => page.getByText(text).first();

/** Lets time pass until words are there, a second each. */
async function passUntil(page: Page, text: string): Promise<void> {
  const aSecondLater = async () => {
    await page.clock.fastForward(1000);
    return words(page, text).isVisible();
  };
  await expect.poll(aSecondLater, { intervals: [20] }).toBe(true);
}

async function expectWayOn(page: Page, { url, failed, came }: Wait): Promise<void> {
  await passUntil(page, failed);
  await page.unroute(url);
  await page.getByRole('button', { name: tryAgain }).first().click();
  await expect(words(page, came)).toBeVisible();
}

for (const wait of [...files, ...answers])
  test(`${wait.what}: never there${tagOf(wait.isUsual === true)}`, async ({ page, platform }) => {
    await openWithout(page, platform, wait, () => undefined);
    await page.clock.fastForward(4500);
    await expect(words(page, slow)).toBeVisible();
    await expect(page.getByRole('button', { name: tryAgain })).toHaveCount(0);
    await expectWayOn(page, wait);
  });

for (const wait of [...files, ...answers])
  test(`${wait.what}: there after twenty seconds @full`, async ({ page, platform }) => {
    let come: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      come = resolve;
    });
    await openWithout(page, platform, wait, async (route) => {
      await later;
      await route.fallback();
    });
    await page.clock.fastForward(4500);
    await expect(words(page, slow)).toBeVisible();
    await page.clock.fastForward(15_500);
    come();
    await expect(words(page, wait.came)).toBeVisible();
    await expect(page.getByText(slow)).toHaveCount(0);
  });

for (const wait of [...files, ...answers])
  test(`${wait.what}: the connection is reset @full`, async ({ page, platform }) => {
    await openWithout(page, platform, wait, (route) => route.abort('connectionreset'));
    await expectWayOn(page, wait);
  });

for (const wait of answers)
  test(`${wait.what}: half an answer${tagOf(wait.what === 'the templates')}`, async ({
    page,
    platform,
  }) => {
    const { company, ids } = await companyWithOne(platform);
    await keepSession(page, platform, company.admin);
    await page.clock.install();
    const path = wait.operation ?? wait.url.source.replace(/\\|\$|\[.*/g, '');
    // A certificate is public, and is asked for without a word of the company.
    const about = wait.isPublic ? { company_id: '*', path: ids.certificate } : { path };
    await platform.breakFor(company, { method: '*', ...about, stall: true, times: 1 });
    const begun = page.waitForResponse((answer) => wait.url.test(answer.url()));
    await page.goto(platform.plugin + wait.path(ids));
    await begun;
    await page.clock.fastForward(4500);
    await expect(words(page, slow)).toBeVisible();
    await passUntil(page, wait.failed);
    await page.getByRole('button', { name: tryAgain }).first().click();
    await expect(words(page, wait.came)).toBeVisible();
  });

test('what stands beside the certificates may be silent for ever', async ({ page, platform }) => {
  const { company } = await companyWithOne(platform);
  await keepSession(page, platform, company.admin);
  await page.clock.install();
  await page.route(
    /\/missions\/certificates$|\/api\/frontend|\/(?:miniatures-actions-selection|account)\.|\/certificate-templates/,
    () => undefined,
  );
  await page.route(/\/company\/graphql$/, () => undefined);
  await page.goto(platform.plugin, { waitUntil: 'domcontentloaded' });
  await expect(words(page, course)).toBeVisible();
  await page.clock.fastForward(40_000);
  await expect(page.getByText(slow)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: course, exact: true }).click();
  await expect(page.locator('svg[lang]').first()).toBeVisible();
});

test('a picture that never comes leaves plain paper, says so, and holds up nobody else', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const picture = await readFile(new URL('images/picture.webp', import.meta.url), 'base64');
  await storeTemplate(platform, company, {
    raw_image: `data:image/webp;base64,${picture}`,
  });
  await storeTemplate(platform, company, { name: 'Segundo' });
  const [certificate = ''] = await platform.giveCertificates(company.admin, 1);
  await keepSession(page, platform, company.admin);
  await page.clock.install();
  const pictures = /\/media\//;
  await page.route(pictures, () => undefined);

  await page.goto(`${platform.plugin}/templates`, { waitUntil: 'domcontentloaded' });
  const miniatures = page.locator('svg[lang]');
  await expect(miniatures).toHaveCount(1);
  await page.clock.fastForward(10_500);
  await expect(miniatures).toHaveCount(2);

  await page.goto(`${platform.plugin}/preview/${certificate}`, { waitUntil: 'domcontentloaded' });
  await expect(words(page, course)).toBeVisible();
  await page.clock.fastForward(4500);
  await expect(words(page, slow)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText('Não foi possível carregar a imagem de fundo.')).toBeVisible();
  await expect(miniatures.first()).toBeVisible();
  await expect(miniatures.locator('image')).toHaveCount(0);
  await page.unroute(pictures);
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(miniatures.locator('image').first()).toBeAttached();
});

test('more certificates that never come are asked for again', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 15);
  await page.clock.install();
  // Its failure is a toast, too, whose code never comes either: that takes nothing from the screen.
  await page.route(/\/toasts\./, () => undefined);
  await openAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const service = /\/missions\/graphql$/;
  await page.route(service, () => undefined);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await page.clock.fastForward(4500);
  await expect(words(page, slow)).toBeVisible();
  await passUntil(page, 'Não foi possível carregar mais.');
  await page.clock.fastForward(60_000);
  await page.unroute(service);
  await page.getByRole('main').getByRole('button', { name: tryAgain }).click();
  await expect(page.getByRole('listitem')).toHaveCount(15);
});

test('a save that is never answered keeps what was typed, and is sent again only when asked', async ({
  page,
  platform,
}) => {
  const { company, ids } = await companyWithOne(platform);
  await page.clock.install();
  await openAs(page, platform, company.admin, `/editor/${ids.template}`);
  const name = page.getByRole('button', { name: /Editar o nome$/ });
  await name.click();
  await page.getByRole('textbox', { name: 'Nome do modelo' }).fill('Novo nome');
  await page.keyboard.press('Enter');
  let sent = 0;
  const template = /\/certificate-templates\/[^/]+$/;
  await page.route(template, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sent += 1;
    return undefined;
  });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.poll(() => sent).toBe(1);
  await passUntil(page, 'Sem conexão. Suas alterações ficam guardadas aqui');
  await page.clock.fastForward(120_000);
  expect(sent).toBe(1);
  await expect(name).toContainText('Novo nome');
  await page.unroute(template);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);
  await page.reload();
  await expect(name).toContainText('Novo nome');
});

test('a PDF whose fonts never come has failed, and is made when asked again', async ({
  page,
  platform,
}) => {
  const { company, ids } = await companyWithOne(platform);
  await page.clock.install();
  await openAs(page, platform, company.admin, `/preview/${ids.certificate}`);
  await expect(page.locator('svg[lang]').first()).toBeVisible();
  const fonts = /\.ttf$/;
  const asked = page.waitForRequest(fonts);
  await page.route(fonts, () => undefined);
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Gerando PDF' })).toBeVisible();
  await passUntil(page, 'Não foi possível gerar o PDF.');
  await page.unroute(fonts);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: tryAgain }).click();
  await saved;
});
