import { readFile } from 'node:fs/promises';
import { tagOf } from './fixtures.ts';
import { administer } from './foreign/administer.ts';
import { expect, held, placeNames, queriesOf, test, title } from './foreign/places.ts';
import { mount, unmount, update } from './hosts/driveHost.ts';
import type { Foreign } from './foreign/startForeign.ts';
import type { Place } from './foreign/places.ts';

interface Course {
  name: string;
  workload: number | null;
}
interface Listed {
  id: number;
  mission?: Course;
  content?: Course;
}

const rowsOf = ({ screen }: Place, name = 'Certificados') =>
  screen.getByRole('list', { name }).getByRole('listitem');
const more = ({ screen }: Place, name = 'Carregar mais') =>
  screen.getByRole('button', { name, exact: true });

/** A workload in minutes as a row has it. */
function wordsOf(workload: number): string {
  const [hours, minutes] = [Math.floor(workload / 60), workload % 60];
  return [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ');
}

async function expectRows(place: Place, foreign: Foreign): Promise<void> {
  const { certificates } = await held<{ certificates: Listed[] }>(
    foreign,
    '/certificates',
    foreign.tokens.learner,
  );
  const rows = await rowsOf(place).allTextContents();
  expect(rows).toHaveLength(certificates.length);
  for (const [index, { mission, content }] of certificates.entries()) {
    const { name = '-', workload } = mission ?? content ?? {};
    const row = rows[index];
    expect(row).toContain(name);
    expect(row).toMatch(/Conclusão .*20\d\d/);
    if (!workload) expect(row).not.toContain('Carga horária');
    else expect(row).toContain(`Carga horária ${wordsOf(workload)}`);
  }
}

async function expectGrid(place: Place): Promise<void> {
  await place.screen.getByRole('radio', { name: 'Grade' }).check();
  for (const [name, count] of [
    ['Missões', 13],
    ['Conteúdos', 11],
  ] as const) {
    const screen = place.screen.getByRole('region', { name });
    const section = { ...place, screen };
    await expect(screen.getByRole('listitem')).toHaveCount(10);
    await more(section).click();
    await expect(screen.getByRole('listitem')).toHaveCount(count);
    await expect(more(section)).toHaveCount(0);
  }
}

const first = { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 };

for (const where of placeNames)
  test(`a learner reads, opens and prints what was earned, ${where}${tagOf(where === 'standalone')}`, async ({
    page,
    browser,
    foreign,
    served,
    open,
  }) => {
    const place = await open(where, foreign.tokens.learner);
    for (const count of [10, 20]) {
      await expect(rowsOf(place)).toHaveCount(count);
      await more(place).click();
    }
    await expect(rowsOf(place)).toHaveCount(24);
    await expect(more(place)).toHaveCount(0);
    await expectRows(place, foreign);
    // The first page may be asked for again, for what was earned meanwhile.
    const pages = queriesOf(foreign, 'listUserCertificates').map((page) => JSON.stringify(page));
    expect([...new Set(pages)].map((page) => JSON.parse(page) as unknown)).toEqual([
      first,
      { ...first, offset: '10004' },
      { ...first, offset: '9994' },
    ]);
    await place.screen.getByText(/^Atributos da empresa/).click();
    await expect(place.screen.getByText('Linha norte')).toBeVisible();
    await expectGrid(place);

    await place.screen.getByRole('link', { name: 'Leitura de horários', exact: true }).click();
    await expect(title(place)).toHaveText('Leitura de horários');
    const front = place.screen.getByRole('group', { name: /^Certificado de .*Frente$/ });
    for (const text of ['Tomás Aguiar', 'Leitura de horários', 'Academia Ferrovia Atlântica'])
      await expect(front).toContainText(text);
    const printing = place.screen.getByRole('link', { name: 'Imprimir' });
    const address = `${served.plugin}/pt/print/9993`;
    await expect(printing).toHaveAttribute('href', `${address}?print=1`);

    if (where === 'host') {
      await unmount(page, 'app');
      await mount(page, 'print', 'PrintView', { certificateId: '9993', locale: 'pt' });
    }
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(address);
    for (const paper of where === 'host' ? [page, stranger] : [stranger]) {
      const sheets = paper.getByRole('group', { name: /^Certificado de Tomás Aguiar/ });
      await expect(sheets).toHaveCount(2);
      const words = (await sheets.allTextContents()).join(' ');
      for (const text of ['Com distinção', 'Lisboa e Santos', '2 horas e 30 minutos'])
        expect(words).toContain(text);
    }
    await other.close();
    const asked = foreign.requests().filter(({ path }) => path.endsWith('/certificates/9993'));
    expect(asked.at(-1)?.authorization).toBeUndefined();
  });

test('a token that has to be encoded, ten certificates and no more, in English', async ({
  foreign,
  open,
}) => {
  const place = await open('standalone', foreign.tokens.english);
  await expect(title(place)).toHaveText('My certificates');
  await expect(rowsOf(place, 'Certificates')).toHaveCount(10);
  await more(place, 'Load more').click();
  await expect(more(place, 'Load more')).toHaveCount(0);
  await expect(rowsOf(place, 'Certificates')).toHaveCount(10);
});

test('nothing earned, a company without certificates, a token of nobody', async ({
  page,
  foreign,
  open,
  meant,
}) => {
  const empty = await open('standalone', foreign.tokens.newcomer);
  await expect(empty.screen.getByText('Você ainda não tem certificados')).toBeVisible();
  await page.context().clearCookies();
  const blocked = await open('standalone', foreign.tokens.blocked);
  await expect(title(blocked)).toHaveText(
    /^(Ops, você não tem acesso|Oops, you don't have access) /,
  );
  expect(blocked.path()).toMatch(/\/forbidden$/);
  meant.push('401 GET /gateway/workspace/v1/users/current');
  const nobody = await open('standalone', 'nobody');
  await expect(title(nobody)).toHaveText(/não tem autorização|not authorized/);
  expect(nobody.path()).toMatch(/\/not-authorized$/);
});

test('in one mount a host goes from a learner to another and to an administrator', async ({
  page,
  foreign,
  open,
}) => {
  const place = await open('host', foreign.tokens.learner);
  await expect(rowsOf(place)).toHaveCount(10);
  await update(page, 'app', { token: foreign.tokens.english });
  await expect(title(place)).toHaveText('My certificates');
  await expect(place.screen.getByText('Night Shifts').first()).toBeVisible();
  await expect(place.screen.getByText('Inglês para maquinistas')).toHaveCount(0);
  await update(page, 'app', { token: foreign.tokens.admin });
  await place.screen.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(place.screen.getByRole('heading', { level: 2 })).toHaveCount(3);
});

for (const where of placeNames)
  test(`a template is made, stored twice, made the default, and another deleted, ${where} @full`, async ({
    page,
    foreign,
    open,
  }) => {
    await administer({ page, foreign, open: () => open(where, foreign.tokens.admin, 'templates') });
  });

test.describe('where pictures come back as they were sent', () => {
  test.use({ manners: { pictures: 'as sent' } });
  test('a template loses nothing either @full', async ({ page, foreign, open }) => {
    const { admin } = foreign.tokens;
    await administer({ page, foreign, open: () => open('standalone', admin, 'templates') });
    await page.context().clearCookies();
    const { screen } = await open('standalone', foreign.tokens.learner);
    await screen.getByLabel('Ordenar:').selectOption({ label: 'Mais antigos' });
    await screen.getByRole('link', { name: 'Sinalização básica', exact: true }).click();
    const front = screen.getByRole('group', { name: /^Certificado de .*Frente$/ });
    await expect(front.locator('image')).toHaveAttribute('href', /^data:image\/jpeg/);
    const downloading = page.waitForEvent('download');
    await screen.getByRole('button', { name: 'Baixar PDF' }).click();
    const pdf = await readFile(await (await downloading).path());
    expect(pdf.toString('latin1')).toContain('/DCTDecode');
  });
});

test('a company without templates: what is there is the default, and what failed in part is shown', async ({
  page,
  foreign,
  open,
}) => {
  const { harbourAdmin, harbourLearner } = foreign.tokens;
  const place = await open('standalone', harbourAdmin, 'templates');
  await expect(place.screen.getByText('No hay plantillas')).toBeVisible();
  await place.screen.getByRole('link', { name: 'Nueva plantilla' }).first().click();
  await place.screen.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(place.screen.getByText('Listo.').first()).toBeVisible();
  expect(await held(foreign, '/certificate-templates/favorite', harbourAdmin)).toMatchObject({
    id: 102,
    layout: 'Layout1',
    colors: { title: '00CEB2', content: '323f47' },
    favorite: true,
  });

  await page.context().clearCookies();
  const other = await open('frame', harbourLearner);
  await expect(rowsOf(other)).toHaveCount(3);
  await expect(other.screen.getByText('Grúas pórtico').first()).toBeVisible();
  await expect(other.screen.getByText('Parte de la respuesta falló')).toBeVisible();
});

test.describe('slow, and without toggles', () => {
  test.use({ manners: { delay: 400, hasFlags: false } });
  test('the story is the same @full', async ({ page, foreign, open, meant }) => {
    test.slow();
    meant.push('404 GET /switches');
    const place = await open('frame', foreign.tokens.learner);
    await expect(rowsOf(place)).toHaveCount(10);
    await expectGrid(place);
    const { admin } = foreign.tokens;
    await administer({ page, foreign, open: () => open('host', admin, 'templates') });
  });
});
