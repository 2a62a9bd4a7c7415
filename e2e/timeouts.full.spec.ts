/** Tests that requests that never complete are reported as slow, then as failed with a retry (docs/decisions/018). */
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import {
  expect,
  saveSession,
  openScreenAs,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

const slowText = 'Está demorando mais do que o normal.';
const retryLabel = 'Tentar de novo';

interface PendingRequest {
  label: string;
  /** Returns the path of the screen. */
  path: (ids: { certificate: string; template: string }) => string;
  /** Pattern of the address of the request. */
  url: RegExp;
  /** Operation name of a GraphQL request. */
  operation?: string;
  errorText: string;
  /** Text on the screen once the request has succeeded. */
  loadedText: string;
  isPublic?: boolean;
}

const home = () => '/';
const errorTitle = 'Algo deu errado';
const chunkError = 'Uma parte da página não carregou. Ela pode ter sido atualizada.';
const certificateError = 'Não foi possível carregar o certificado';
const course = 'Certificado 0001';

const fileRequests: readonly PendingRequest[] = [
  {
    label: 'configuration',
    path: home,
    url: /\/config\.json$/,
    errorText: errorTitle,
    loadedText: course,
  },
  {
    label: 'messages',
    path: home,
    url: /\/pt\.\w+\.js$/,
    errorText: errorTitle,
    loadedText: course,
  },
  {
    label: 'screen chunk',
    path: home,
    url: /\/home\.\w+\.js$/,
    errorText: chunkError,
    loadedText: course,
  },
];

const dataRequests: readonly PendingRequest[] = [
  {
    label: 'user',
    path: home,
    url: /\/users\/current$/,
    errorText: errorTitle,
    loadedText: course,
  },
  {
    label: 'company settings',
    path: home,
    url: /\/settings$/,
    errorText: errorTitle,
    loadedText: course,
  },
  {
    label: 'certificates',
    path: home,
    url: /\/missions\/graphql$/,
    operation: 'listUserCertificates',
    errorText: 'Não foi possível carregar seus certificados',
    loadedText: course,
  },
  {
    label: 'certificate',
    path: ({ certificate }) => `/preview/${certificate}`,
    url: /\/certificates\/[^/]+$/,
    errorText: certificateError,
    loadedText: course,
  },
  {
    label: 'public certificate',
    path: ({ certificate }) => `/print/${certificate}`,
    url: /\/certificates\/[^/]+$/,
    errorText: certificateError,
    loadedText: course,
    isPublic: true,
  },
  {
    label: 'templates',
    path: () => '/templates',
    url: /\/certificate-templates$/,
    errorText: 'Não foi possível carregar os modelos',
    loadedText: 'Primeiro',
  },
  {
    label: 'template',
    path: ({ template }) => `/editor/${template}`,
    url: /\/certificate-templates\/[^/]+$/,
    errorText: 'Não foi possível carregar o modelo. Outro é exibido no lugar dele',
    loadedText: 'Salvar',
  },
];

/** Creates a company whose administrator has one certificate and one template. */
async function createCompanyWithData(platform: TestPlatform) {
  const company = await platform.createCompany();
  const [certificate = ''] = await platform.createCertificates(company.admin, 1);
  const template = await storeTemplate(platform, company, {});
  return { company, ids: { certificate, template } };
}

const matchesOperation = (route: Route, { operation }: PendingRequest) =>
  !operation || (route.request().postData() ?? '').includes(operation);

/** Opens a screen and waits until the request has been sent. @param handleRoute handles the request */
async function openWithPendingRequest(
  page: Page,
  platform: TestPlatform,
  pending: PendingRequest,
  handleRoute: (route: Route) => unknown,
) {
  const setup = await createCompanyWithData(platform);
  await saveSession(page, platform, setup.company.admin);
  await page.clock.install();
  const requestSent = new Promise<void>((resolve) => {
    void page.route(pending.url, async (route) => {
      if (!matchesOperation(route, pending)) return route.fallback();
      resolve();
      await handleRoute(route);
    });
  });
  // A file that never arrives delays only the load event.
  await page.goto(platform.plugin + pending.path(setup.ids), { waitUntil: 'domcontentloaded' });
  await requestSent;
  return setup;
}

const getText = (page: Page, text: string) => page.getByText(text).first();

/** Advances the fake clock second by second until a text is visible. */
async function advanceUntilVisible(page: Page, text: string): Promise<void> {
  const advanceOneSecond = async () => {
    await page.clock.fastForward(1000);
    return getText(page, text).isVisible();
  };
  await expect.poll(advanceOneSecond, { intervals: [20] }).toBe(true);
}

async function expectRetry(
  page: Page,
  { url, errorText, loadedText }: PendingRequest,
): Promise<void> {
  await advanceUntilVisible(page, errorText);
  await page.unroute(url);
  await page.getByRole('button', { name: retryLabel }).first().click();
  await expect(getText(page, loadedText)).toBeVisible();
}

for (const pending of [...fileRequests, ...dataRequests])
  test(`offers a retry when there is no response: ${pending.label}`, async ({ page, platform }) => {
    await openWithPendingRequest(page, platform, pending, () => undefined);
    await page.clock.fastForward(4500);
    await expect(getText(page, slowText)).toBeVisible();
    await expect(page.getByRole('button', { name: retryLabel })).toHaveCount(0);
    await expectRetry(page, pending);
  });

for (const pending of [...fileRequests, ...dataRequests])
  test(`recovers by itself when the response arrives after twenty seconds: ${pending.label}`, async ({
    page,
    platform,
  }) => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openWithPendingRequest(page, platform, pending, async (route) => {
      await gate;
      await route.fallback();
    });
    await page.clock.fastForward(4500);
    await expect(getText(page, slowText)).toBeVisible();
    await page.clock.fastForward(15_500);
    release();
    await expect(getText(page, pending.loadedText)).toBeVisible();
    await expect(page.getByText(slowText)).toHaveCount(0);
  });

for (const pending of [...fileRequests, ...dataRequests])
  test(`offers a retry when the connection is reset: ${pending.label}`, async ({
    page,
    platform,
  }) => {
    await openWithPendingRequest(page, platform, pending, (route) =>
      route.abort('connectionreset'),
    );
    await expectRetry(page, pending);
  });

for (const pending of dataRequests)
  test(`offers a retry when a response stalls halfway: ${pending.label}`, async ({
    page,
    platform,
  }) => {
    const { company, ids } = await createCompanyWithData(platform);
    await saveSession(page, platform, company.admin);
    await page.clock.install();
    const path = pending.operation ?? pending.url.source.replace(/\\|\$|\[.*/g, '');
    const fault = { stall: true, times: 1 };
    // The request for a public certificate does not name a company.
    if (pending.isPublic)
      await platform.injectFault({ company_id: '*' }, `* ${ids.certificate}`, fault);
    else await platform.injectFault(company, `* ${path}`, fault);
    const responseStarted = page.waitForResponse((response) => pending.url.test(response.url()));
    await page.goto(platform.plugin + pending.path(ids));
    await responseStarted;
    await page.clock.fastForward(4500);
    await expect(getText(page, slowText)).toBeVisible();
    await advanceUntilVisible(page, pending.errorText);
    await page.getByRole('button', { name: retryLabel }).first().click();
    await expect(getText(page, pending.loadedText)).toBeVisible();
  });

test('shows certificates although optional requests never complete', async ({ page, platform }) => {
  const { company } = await createCompanyWithData(platform);
  await saveSession(page, platform, company.admin);
  await page.clock.install();
  await page.route(
    /\/missions\/certificates$|\/api\/frontend|\/rows\.|\/certificate-templates/,
    () => undefined,
  );
  await page.route(/\/company\/graphql$/, () => undefined);
  await page.goto(platform.plugin, { waitUntil: 'domcontentloaded' });
  await expect(getText(page, course)).toBeVisible();
  await page.clock.fastForward(40_000);
  await expect(page.getByText(slowText)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: course, exact: true }).click();
  await expect(page.locator('svg[lang]').first()).toBeVisible();
});

test('reports a background image that never loads and shows the certificate and other templates without it', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const image = await readFile(new URL('images/picture.webp', import.meta.url), 'base64');
  await storeTemplate(platform, company, {
    raw_image: `data:image/webp;base64,${image}`,
  });
  await storeTemplate(platform, company, { name: 'Segundo' });
  const [certificate = ''] = await platform.createCertificates(company.admin, 1);
  await saveSession(page, platform, company.admin);
  await page.clock.install();
  const imagePattern = /\/media\//;
  await page.route(imagePattern, () => undefined);

  await page.goto(`${platform.plugin}/templates`, { waitUntil: 'domcontentloaded' });
  const miniatures = page.locator('svg[lang]');
  await expect(miniatures).toHaveCount(1);
  await page.clock.fastForward(10_500);
  await expect(miniatures).toHaveCount(2);

  await page.goto(`${platform.plugin}/preview/${certificate}`, { waitUntil: 'domcontentloaded' });
  await expect(getText(page, course)).toBeVisible();
  await page.clock.fastForward(4500);
  await expect(getText(page, slowText)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText('Não foi possível carregar a imagem de fundo.')).toBeVisible();
  await expect(miniatures.first()).toBeVisible();
  await expect(miniatures.locator('image')).toHaveCount(0);
  await page.unroute(imagePattern);
  await page.getByRole('button', { name: retryLabel }).click();
  await expect(miniatures.locator('image').first()).toBeAttached();
});

test('offers a retry when the next page of certificates never arrives', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 15);
  await page.clock.install();
  // The toast chunk never loads either, so the error is shown on the screen only.
  await page.route(/\/toasts\./, () => undefined);
  await openScreenAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const service = /\/missions\/graphql$/;
  await page.route(service, () => undefined);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await page.clock.fastForward(4500);
  await expect(getText(page, slowText)).toBeVisible();
  await advanceUntilVisible(page, 'Não foi possível carregar mais.');
  await page.clock.fastForward(60_000);
  await page.unroute(service);
  await page.getByRole('main').getByRole('button', { name: retryLabel }).click();
  await expect(page.getByRole('listitem')).toHaveCount(15);
});

test('keeps the edits when a save gets no response and repeats it only on request', async ({
  page,
  platform,
}) => {
  const { company, ids } = await createCompanyWithData(platform);
  await page.clock.install();
  await openScreenAs(page, platform, company.admin, `/editor/${ids.template}`);
  const name = page.getByRole('button', { name: /Editar o nome$/ });
  await name.click();
  await page.getByRole('textbox', { name: 'Nome do modelo' }).fill('Novo nome');
  await page.keyboard.press('Enter');
  let saveCount = 0;
  const template = /\/certificate-templates\/[^/]+$/;
  await page.route(template, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    saveCount += 1;
    return undefined;
  });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.poll(() => saveCount).toBe(1);
  await advanceUntilVisible(page, 'Sem conexão. Suas alterações ficam guardadas aqui');
  await page.clock.fastForward(120_000);
  expect(saveCount).toBe(1);
  await expect(name).toContainText('Novo nome');
  await page.unroute(template);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0);
  await page.reload();
  await expect(name).toContainText('Novo nome');
});

test('reports a PDF whose fonts never load and creates it on retry', async ({ page, platform }) => {
  const { company, ids } = await createCompanyWithData(platform);
  await page.clock.install();
  await openScreenAs(page, platform, company.admin, `/preview/${ids.certificate}`);
  await expect(page.locator('svg[lang]').first()).toBeVisible();
  const fonts = /\.ttf$/;
  const requestSent = page.waitForRequest(fonts);
  await page.route(fonts, () => undefined);
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  await requestSent;
  await expect(page.getByRole('button', { name: 'Gerando PDF' })).toBeVisible();
  await advanceUntilVisible(page, 'Não foi possível gerar o PDF.');
  await page.unroute(fonts);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: retryLabel }).click();
  await downloadEvent;
});
