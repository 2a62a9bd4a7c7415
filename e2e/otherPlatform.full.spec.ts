import { readFile } from 'node:fs/promises';
import { runAdminTasks } from './otherPlatform/adminTasks.ts';
import {
  expect,
  fetchResource,
  pluginLocationNames,
  listQueryVariables,
  test,
  getTitle,
} from './otherPlatform/locations.ts';
import { mountModule, unmount, update } from './hosts/driveHost.ts';
import type { OtherPlatform } from './otherPlatform/startOtherPlatform.ts';
import type { PluginLocation } from './otherPlatform/locations.ts';

interface Course {
  name: string;
  workload: number | null;
}
interface ListedCertificate {
  id: number;
  mission?: Course;
  content?: Course;
}

const getRows = ({ screen }: PluginLocation, name = 'Certificados') =>
  screen.getByRole('list', { name }).getByRole('listitem');
const getMoreButton = ({ screen }: PluginLocation, name = 'Carregar mais') =>
  screen.getByRole('button', { name, exact: true });

/** Formats a workload in minutes as a row shows it. */
function formatWorkload(workload: number): string {
  const [hours, minutes] = [Math.floor(workload / 60), workload % 60];
  return [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ');
}

async function expectRows(plugin: PluginLocation, otherPlatform: OtherPlatform): Promise<void> {
  const { certificates } = await fetchResource<{ certificates: ListedCertificate[] }>(
    otherPlatform,
    '/certificates',
    otherPlatform.tokens.learner,
  );
  const rows = await getRows(plugin).allTextContents();
  expect(rows).toHaveLength(certificates.length);
  for (const [index, { mission, content }] of certificates.entries()) {
    const { name = '-', workload } = mission ?? content ?? {};
    const row = rows[index];
    expect(row).toContain(name);
    expect(row).toMatch(/Conclusão .*20\d\d/);
    if (!workload) expect(row).not.toContain('Carga horária');
    else expect(row).toContain(`Carga horária ${formatWorkload(workload)}`);
  }
}

async function expectGrid(plugin: PluginLocation): Promise<void> {
  await plugin.screen.getByRole('radio', { name: 'Grade' }).check();
  for (const [name, count] of [
    ['Missões', 13],
    ['Conteúdos', 11],
  ] as const) {
    const screen = plugin.screen.getByRole('region', { name });
    const section = { ...plugin, screen };
    await expect(screen.getByRole('listitem')).toHaveCount(10);
    await getMoreButton(section).click();
    await expect(screen.getByRole('listitem')).toHaveCount(count);
    await expect(getMoreButton(section)).toHaveCount(0);
  }
}

const firstPage = { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 };

for (const location of pluginLocationNames)
  test(`lets a learner list, open and print certificates, ${location}`, async ({
    page,
    browser,
    otherPlatform,
    served,
    open,
  }) => {
    const plugin = await open(location, otherPlatform.tokens.learner);
    for (const count of [10, 20]) {
      await expect(getRows(plugin)).toHaveCount(count);
      await getMoreButton(plugin).click();
    }
    await expect(getRows(plugin)).toHaveCount(24);
    await expect(getMoreButton(plugin)).toHaveCount(0);
    await expectRows(plugin, otherPlatform);
    // The first page may be requested again, to look for newly earned certificates.
    const pages = listQueryVariables(otherPlatform, 'listUserCertificates').map((page) =>
      JSON.stringify(page),
    );
    expect([...new Set(pages)].map((page) => JSON.parse(page) as unknown)).toEqual([
      firstPage,
      { ...firstPage, offset: '10004' },
      { ...firstPage, offset: '9994' },
    ]);
    await plugin.screen.getByText(/^Atributos da empresa/).click();
    await expect(plugin.screen.getByText('Linha norte')).toBeVisible();
    await expectGrid(plugin);

    await plugin.screen.getByRole('link', { name: 'Leitura de horários', exact: true }).click();
    await expect(getTitle(plugin)).toHaveText('Leitura de horários');
    const front = plugin.screen.getByRole('group', { name: /^Certificado de .*Frente$/ });
    for (const text of ['Tomás Aguiar', 'Leitura de horários', 'Academia Ferrovia Atlântica'])
      await expect(front).toContainText(text);
    const printLink = plugin.screen.getByRole('link', { name: 'Imprimir' });
    const address = `${served.plugin}/pt/print/9993`;
    await expect(printLink).toHaveAttribute('href', `${address}?print=1`);

    if (location === 'host') {
      await unmount(page, 'app');
      await mountModule(page, 'print', 'PrintView', { certificateId: '9993', locale: 'pt' });
    }
    const publicContext = await browser.newContext();
    const publicPage = await publicContext.newPage();
    await publicPage.goto(address);
    for (const printPage of location === 'host' ? [page, publicPage] : [publicPage]) {
      const sides = printPage.getByRole('group', { name: /^Certificado de Tomás Aguiar/ });
      await expect(sides).toHaveCount(2);
      const certificateText = (await sides.allTextContents()).join(' ');
      for (const text of ['Com distinção', 'Lisboa e Santos', '2 horas e 30 minutos'])
        expect(certificateText).toContain(text);
    }
    await publicContext.close();
    const requests = otherPlatform
      .requests()
      .filter(({ path }) => path.endsWith('/certificates/9993'));
    expect(requests.at(-1)?.authorization).toBeUndefined();
  });

test('signs in with a token that needs encoding and shows exactly ten certificates in English', async ({
  otherPlatform,
  open,
}) => {
  const plugin = await open('standalone', otherPlatform.tokens.english);
  await expect(getTitle(plugin)).toHaveText('My certificates');
  await expect(getRows(plugin, 'Certificates')).toHaveCount(10);
  await getMoreButton(plugin, 'Load more').click();
  await expect(getMoreButton(plugin, 'Load more')).toHaveCount(0);
  await expect(getRows(plugin, 'Certificates')).toHaveCount(10);
});

test('shows the empty list, the forbidden page for a disabled company and the not-authorized page for an unknown token', async ({
  page,
  otherPlatform,
  open,
  expectedFailures,
}) => {
  const empty = await open('standalone', otherPlatform.tokens.newcomer);
  await expect(empty.screen.getByText('Você ainda não tem certificados')).toBeVisible();
  await page.context().clearCookies();
  const blocked = await open('standalone', otherPlatform.tokens.blocked);
  await expect(getTitle(blocked)).toHaveText(
    /^(Ops, você não tem acesso|Oops, you don't have access) /,
  );
  expect(blocked.getPath()).toMatch(/\/forbidden$/);
  expectedFailures.push('401 GET /gateway/workspace/v1/users/current');
  const unknown = await open('standalone', 'nobody');
  await expect(getTitle(unknown)).toHaveText(/não tem autorização|not authorized/);
  expect(unknown.getPath()).toMatch(/\/not-authorized$/);
});

test('switches users within one mount when the host passes another token', async ({
  page,
  otherPlatform,
  open,
}) => {
  const plugin = await open('host', otherPlatform.tokens.learner);
  await expect(getRows(plugin)).toHaveCount(10);
  await update(page, 'app', { token: otherPlatform.tokens.english });
  await expect(getTitle(plugin)).toHaveText('My certificates');
  await expect(plugin.screen.getByText('Night Shifts').first()).toBeVisible();
  await expect(plugin.screen.getByText('Inglês para maquinistas')).toHaveCount(0);
  await update(page, 'app', { token: otherPlatform.tokens.admin });
  await plugin.screen.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(plugin.screen.getByRole('heading', { level: 2 })).toHaveCount(3);
});

// A platform that returns images as they were sent, and a slow one, cover the standalone page and the host.
for (const location of ['frame', 'shell'] as const)
  test(`lets an administrator create, save, activate and delete templates, ${location}`, async ({
    page,
    otherPlatform,
    open,
  }) => {
    await runAdminTasks({
      page,
      otherPlatform,
      open: () => open(location, otherPlatform.tokens.admin, 'templates'),
    });
  });

test.describe('a platform that returns images as they were sent', () => {
  test.use({ platformOptions: { pictures: 'as sent' } });
  test('keeps the template complete', async ({ page, otherPlatform, open }) => {
    const { admin } = otherPlatform.tokens;
    await runAdminTasks({
      page,
      otherPlatform,
      open: () => open('standalone', admin, 'templates'),
    });
    await page.context().clearCookies();
    const { screen } = await open('standalone', otherPlatform.tokens.learner);
    await screen.getByLabel('Ordenar:').selectOption({ label: 'Mais antigos' });
    await screen.getByRole('link', { name: 'Sinalização básica', exact: true }).click();
    const front = screen.getByRole('group', { name: /^Certificado de .*Frente$/ });
    await expect(front.locator('image')).toHaveAttribute('href', /^data:image\/jpeg/);
    const downloadEvent = page.waitForEvent('download');
    await screen.getByRole('button', { name: 'Baixar PDF' }).click();
    const pdf = await readFile(await (await downloadEvent).path());
    expect(pdf.toString('latin1')).toContain('/DCTDecode');
  });
});

test('makes the first template the default and shows partial results of a failed response', async ({
  page,
  otherPlatform,
  open,
}) => {
  const { harbourAdmin, harbourLearner } = otherPlatform.tokens;
  const plugin = await open('standalone', harbourAdmin, 'templates');
  await expect(plugin.screen.getByText('No hay plantillas')).toBeVisible();
  await plugin.screen.getByRole('link', { name: 'Nueva plantilla' }).first().click();
  await plugin.screen.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(plugin.screen.getByText('Listo.').first()).toBeVisible();
  expect(
    await fetchResource(otherPlatform, '/certificate-templates/favorite', harbourAdmin),
  ).toMatchObject({
    layout: 'Layout1',
    colors: { title: '00CEB2', content: '323f47' },
    favorite: true,
  });

  await page.context().clearCookies();
  const learnerView = await open('frame', harbourLearner);
  await expect(getRows(learnerView)).toHaveCount(3);
  await expect(learnerView.screen.getByText('Grúas pórtico').first()).toBeVisible();
  await expect(learnerView.screen.getByText('Algunos datos no se cargaron')).toBeVisible();
});

test.describe('a slow platform without feature flags', () => {
  test.use({ platformOptions: { delay: 400, hasFlags: false } });
  test('supports the tasks of learners and administrators', async ({
    page,
    otherPlatform,
    open,
    expectedFailures,
  }) => {
    test.slow();
    expectedFailures.push('404 GET /switches');
    const plugin = await open('frame', otherPlatform.tokens.learner);
    await expect(getRows(plugin)).toHaveCount(10);
    await expectGrid(plugin);
    const { admin } = otherPlatform.tokens;
    await runAdminTasks({ page, otherPlatform, open: () => open('host', admin, 'templates') });
  });
});
