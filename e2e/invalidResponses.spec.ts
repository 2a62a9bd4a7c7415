/** Tests invalid responses with status 200 in a real browser. `src/app/invalidResponses` has all cases. */
import type { Page } from '@playwright/test';
import {
  expect,
  saveSession,
  openScreenAs,
  getScreenHeading,
  storeTemplate,
  test,
} from './fixtures.ts';

const settings = { language: 'en' };
const json = { contentType: 'application/json', headers: { 'Access-Control-Allow-Origin': '*' } };
const getRetryButton = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Makes every feature flag request return a body. @returns a function that counts the requests */
async function routeFlags(page: Page, body: string): Promise<() => number> {
  let count = 0;
  await page.route('**/api/frontend/all?*', (route) => {
    count += 1;
    return route.fulfill({ ...json, body });
  });
  return () => count;
}

test.describe('a flag service without a list', () => {
  // `src/data/flags/malformedResponses.test.ts` has further bodies, which leave the client in the same state.
  for (const body of ['{}', '{"toggles":[null]}'])
    test(`breaks no screen: ${body} @full`, async ({ page, platform }) => {
      const company = await platform.createCompany(settings);
      const { learner, admin } = company;
      const [id = ''] = await platform.createCertificates(learner, [
        { type: 'CONTENT', name: 'Safety' },
      ]);
      const templateId = await storeTemplate(platform, company, { name: 'Graduation' });
      const getFlagRequestCount = await routeFlags(page, body);

      await openScreenAs(page, platform, learner, '/en');
      await expect(page.getByRole('listitem').getByText('Safety')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Grid' })).toBeVisible();
      await page.goto(`${platform.plugin}/en/preview/${id}`);
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
      await page.goto(`${platform.plugin}/en/print/${id}`);
      await expect(page.getByText('Valid certificate')).toBeVisible();
      await openScreenAs(page, platform, admin, '/en/templates');
      await expect(page.getByRole('heading', { name: 'Graduation' })).toBeVisible();
      await page.goto(`${platform.plugin}/en/editor/${templateId}`);
      await expect(page.getByRole('heading', { name: 'Custom areas' })).toBeVisible();
      await expect.poll(getFlagRequestCount).toBeGreaterThanOrEqual(5);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
});

test('reports an HTML page in place of every response at sign-in and continues on retry', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany(settings);
  await platform.createCertificates(learner, 1);
  const body = '<!doctype html><title>Sign in to the network</title>';
  const services = new RegExp(`^${platform.api}/`);
  await page.route(services, (route) => route.fulfill({ ...json, contentType: 'text/html', body }));
  await page.goto(`${platform.plugin}/en/signin/${learner.token}`);
  await expect(page.getByText(/^A service did not respond as expected\./)).toBeVisible();
  await page.unroute(services);
  await getRetryButton(page).click();
  await expect(getScreenHeading(page)).toHaveText('My certificates');
});

test.describe('a response of ten megabytes of zeros', () => {
  test.describe.configure({ timeout: 180_000 });
  const zeros = `[${'0,'.repeat(5_000_000)}0]`;
  const createTemplateJson = (list: string) =>
    `{"id":"x","name":"Zeros","layout":"Layout1","custom_fields":{"ptBr":${list},"enUs":[],"esEs":[]}}`;

  test('offers a retry in place of certificates @full', async ({ page, platform }) => {
    const company = await platform.createCompany(settings);
    await platform.createCertificates(company.learner, 1);
    const body = `{"data":{"certificates":${zeros}}}`;
    await platform.injectFault(company, 'POST listUserCertificates', { body });
    await openScreenAs(page, platform, company.learner, '/en');
    await expect(page.getByText('Your certificates could not be loaded')).toBeVisible();
    await platform.removeFaults(company.company_id);
    await getRetryButton(page).click();
    await expect(page.getByRole('list', { name: 'Certificates' })).toBeVisible();
  });

  test('offers a retry in place of templates or inside one @full', async ({ page, platform }) => {
    const company = await platform.createCompany(settings);
    const id = await storeTemplate(platform, company, { name: 'Graduation' });
    const path = '/certificate-templates';
    await platform.injectFault(company, `GET ${path}`, { body: zeros, times: 1 });
    await openScreenAs(page, platform, company.admin, '/en/templates');
    await expect(page.getByText('The templates could not be loaded')).toBeVisible();
    await getRetryButton(page).click();
    await expect(page.getByRole('heading', { name: 'Graduation' })).toBeVisible();

    await platform.injectFault(company, `GET ${path}/${id}`, {
      body: createTemplateJson(zeros),
      times: 1,
    });
    await page.goto(`${platform.plugin}/en/editor/${id}`);
    await expect(page.getByText(/Another one is shown instead/)).toBeVisible();
    await getRetryButton(page).click();
    await expect(page.getByText(/Another one is shown instead/)).toHaveCount(0);
  });

  test('offers a retry inside a public certificate @full', async ({ page, platform }) => {
    const { learner } = await platform.createCompany(settings);
    const [id = ''] = await platform.createCertificates(learner, [
      { type: 'CONTENT', name: 'Safety' },
    ]);
    const address = `**/missions/certificates/${id}`;
    await page.route(address, (route) =>
      route.fulfill({ ...json, body: `{"id":"${id}","signatures":${zeros}}` }),
    );
    await page.goto(`${platform.plugin}/en/print/${id}`);
    await expect(page.getByText('The certificate could not be loaded')).toBeVisible();
    await page.unroute(address);
    await getRetryButton(page).click();
    await expect(page.getByText('Valid certificate')).toBeVisible();
  });
});

// `loadStandaloneConfig.test.ts` has the other contents.
test('reports an HTML page in place of config.json and continues on retry', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany(settings);
  await saveSession(page, platform, learner);
  const body = '<!doctype html><title>App</title>';
  await page.route('**/config.json', (route) => route.fulfill({ ...json, body }));
  await page.goto(`${platform.plugin}/en`);
  await expect(page.getByRole('alert')).toContainText('Configuration: config.json is not JSON');
  await page.unroute('**/config.json');
  await getRetryButton(page).click();
  await expect(getScreenHeading(page)).toHaveText('My certificates');
});
