/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  injectFault,
  type Company,
  createCompany,
  giveCertificates,
  removeFaults,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;

const names = ['Primeiros socorros', 'Integração', 'Energia solar'];
const createDate = (n: number) => `2026-11-${10 + n}T15:00:00.000Z`;

beforeEach(async () => {
  company = await createCompany();
  await giveCertificates(
    company.learner,
    // Newest first.
    names.map((name, n) => ({
      type: 'MISSION',
      name,
      created_at: createDate(9 - n),
      completed_at: createDate(9 - n),
    })),
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function renderPath(path = '/') {
  const user = userEvent.setup();
  const view = renderApp(path, { token: company.learner.token });
  stop = view.stop;
  return { ...view, user };
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findRowLink = async (name: string) =>
  (await screen.findAllByRole('link', { name }))[0] as Element;
const waitForSide = async (name: string, side = 'Frente') =>
  waitFor(async () => {
    const group = await screen.findByRole('group', {
      name: `Certificado de Lia Aprendiz, ${side}`,
    });
    expect(within(group).getAllByText(name)[0]).toBeInTheDocument();
  });
const getNavigationLabel = (name: RegExp) =>
  screen.queryByRole('button', { name })?.getAttribute('aria-label');
const getAnnouncements = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join();

async function openFromHome(name: string) {
  const view = renderPath();
  await view.user.click(await findRowLink(name));
  await waitForSide(name);
  return view;
}

test('navigates to the previous and next certificate in the order of Home', async () => {
  const { user, history } = await openFromHome('Integração');
  expect(screen.getByText('2 de 3 · 18 de novembro de 2026')).toBeVisible();
  expect(getNavigationLabel(/^Anterior/)).toBe('Anterior: Primeiros socorros');
  await user.click(screen.getByRole('button', { name: 'Próximo: Energia solar' }));
  expect(await findHeading('Energia solar')).toBeVisible();
  await waitForSide('Energia solar');
  expect(screen.getByText('3 de 3 · 17 de novembro de 2026')).toBeVisible();
  expect(getAnnouncements()).toContain('3 de 3, Energia solar');
  // At the end there is no next button, and the focus moves from it to the stage.
  expect(getNavigationLabel(/^Próximo/)).toBeUndefined();
  expect(getNavigationLabel(/^Anterior/)).toBe('Anterior: Integração');
  expect(screen.getByRole('group', { name: 'Prévia' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await findHeading('Meus certificados')).toBeVisible();
  expect(history.location.pathname).toBe('/');
});

test('navigates with arrow keys outside fields and keeps side and language', async () => {
  const { user } = await openFromHome('Primeiros socorros');
  await user.click(screen.getByRole('radio', { name: 'Verso' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Idioma do certificado/ }),
    'Inglês',
  );
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { level: 1, name: 'Primeiros socorros' })).toBeVisible();
  act(() => screen.getByRole('group', { name: 'Prévia' }).focus());
  await user.keyboard('{ArrowLeft}{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('heading', { level: 1, name: 'Primeiros socorros' })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await findHeading('Energia solar')).toBeVisible();
  await waitForSide('Energia solar', 'Back');
  expect(screen.getByRole('radio', { name: 'Verso' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /Idioma do certificado/ })).toHaveValue('en');
});

test('continues past a certificate that fails', async () => {
  const { user } = await openFromHome('Primeiros socorros');
  await injectFault(company, 'GET /certificates/', { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Próximo: Integração' }));
  expect(await findHeading('Não foi possível carregar o certificado')).toBeVisible();
  await removeFaults(company.company_id);
  await user.click(screen.getByRole('button', { name: 'Próximo: Energia solar' }));
  await waitForSide('Energia solar');
});

test('disables the PDF until the next certificate is rendered', async () => {
  const { user } = await openFromHome('Primeiros socorros');
  await injectFault(company, 'GET /certificates/', { delay_ms: 300 });
  await user.click(screen.getByRole('button', { name: 'Próximo: Integração' }));
  expect(await findHeading('Integração')).toBeVisible();
  const pdf = screen.getByRole('button', { name: 'Baixar PDF' });
  expect(pdf).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('group', { name: 'Prévia' })).toHaveAttribute('aria-busy', 'true');
  await waitForSide('Integração');
  expect(pdf).not.toHaveAttribute('aria-disabled');
});

test('has no navigation when the certificate was opened directly', async () => {
  const [, id = ''] = await giveCertificates(company.learner, [
    { type: 'MISSION', name: 'Sozinho' },
    { type: 'MISSION', name: 'Direto' },
  ]);
  renderPath(`/preview/${id}`);
  await waitForSide('Direto');
  expect(screen.queryByText(/ de 5/)).toBeNull();
  expect(getNavigationLabel(/^(Anterior|Próximo)/)).toBeUndefined();
  fireEvent.keyDown(screen.getByRole('group', { name: 'Prévia' }), { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1, name: 'Direto' })).toBeVisible();
});

test('continues with the plain list after the pages of Home', async () => {
  const older = Array.from({ length: 9 }, (_, n) => ({
    type: 'MISSION',
    name: `Antigo ${n + 1}`,
    created_at: `2025-11-${20 - n}T15:00:00.000Z`,
    completed_at: `2025-11-${20 - n}T15:00:00.000Z`,
  }));
  await giveCertificates(company.learner, older);
  const view = renderPath();
  // The plain list is loaded, ten rows are on screen. The search tools may show the number too.
  await screen.findAllByText('12 certificados');
  await view.user.click(await findRowLink('Antigo 7'));
  await waitForSide('Antigo 7');
  expect(screen.getByText(/^10 de 12 · /)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Próximo: Antigo 8' }));
  await waitForSide('Antigo 8');
});
