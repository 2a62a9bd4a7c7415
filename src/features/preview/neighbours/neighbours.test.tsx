/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  giveCertificates,
  mendPlatform,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

const names = ['Primeiros socorros', 'Integração', 'Energia solar'];
const day = (n: number) => `2026-11-${10 + n}T15:00:00.000Z`;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
  await giveCertificates(
    company.learner,
    // The newest comes first.
    names.map((name, n) => ({
      type: 'MISSION',
      name,
      created_at: day(9 - n),
      completed_at: day(9 - n),
    })),
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function show(path = '/') {
  const user = userEvent.setup();
  const view = renderApp(path, { token: company.learner.token });
  stop = view.stop;
  return { ...view, user };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowOf = async (name: string) => (await screen.findAllByRole('link', { name }))[0] as Element;
const onPaper = async (name: string, side = 'Frente') =>
  waitFor(async () => {
    const paper = await screen.findByRole('group', {
      name: `Certificado de Lia Aprendiz, ${side}`,
    });
    expect(within(paper).getAllByText(name)[0]).toBeInTheDocument();
  });
const way = (name: RegExp) => screen.queryByRole('button', { name })?.getAttribute('aria-label');
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join();

async function openFromHome(name: string) {
  const view = show();
  await view.user.click(await rowOf(name));
  await onPaper(name);
  return view;
}

test('a certificate that Home showed has those beside it, in the order of Home', async () => {
  const { user, history } = await openFromHome('Integração');
  expect(screen.getByText('2 de 3 · 18 de novembro de 2026')).toBeVisible();
  expect(way(/^Anterior/)).toBe('Anterior: Primeiros socorros');
  await user.click(screen.getByRole('button', { name: 'Próximo: Energia solar' }));
  expect(await heading('Energia solar')).toBeVisible();
  await onPaper('Energia solar');
  expect(screen.getByText('3 de 3 · 17 de novembro de 2026')).toBeVisible();
  expect(said()).toContain('3 de 3, Energia solar');
  // At the end there is no way on, and the focus is not lost with its button.
  expect(way(/^Próximo/)).toBeUndefined();
  expect(way(/^Anterior/)).toBe('Anterior: Integração');
  expect(screen.getByRole('group', { name: 'Prévia' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await heading('Meus certificados')).toBeVisible();
  expect(history.location.pathname).toBe('/');
});

test('the arrow keys go there, but not from a field; side and language stay', async () => {
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
  expect(await heading('Energia solar')).toBeVisible();
  await onPaper('Energia solar', 'Back');
  expect(screen.getByRole('radio', { name: 'Verso' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /Idioma do certificado/ })).toHaveValue('en');
});

test('one that fails can be tried again or passed by', async () => {
  const { user } = await openFromHome('Primeiros socorros');
  await breakPlatform({
    company_id: company.company_id,
    method: 'GET',
    path: '/certificates/',
    status: 500,
  });
  await user.click(screen.getByRole('button', { name: 'Próximo: Integração' }));
  expect(await heading('Não foi possível carregar o certificado')).toBeVisible();
  await mendPlatform(company.company_id);
  await user.click(screen.getByRole('button', { name: 'Próximo: Energia solar' }));
  await onPaper('Energia solar');
});

test('until the next one is drawn the one before cannot be had', async () => {
  const { user } = await openFromHome('Primeiros socorros');
  const { company_id } = company;
  await breakPlatform({ company_id, method: 'GET', path: '/certificates/', delay_ms: 300 });
  await user.click(screen.getByRole('button', { name: 'Próximo: Integração' }));
  expect(await heading('Integração')).toBeVisible();
  const pdf = screen.getByRole('button', { name: 'Baixar PDF' });
  expect(pdf).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('group', { name: 'Prévia' })).toHaveAttribute('aria-busy', 'true');
  await onPaper('Integração');
  expect(pdf).not.toHaveAttribute('aria-disabled');
});

test('opened otherwise a certificate has none beside it', async () => {
  const [, id = ''] = await giveCertificates(company.learner, [
    { type: 'MISSION', name: 'Sozinho' },
    { type: 'MISSION', name: 'Direto' },
  ]);
  show(`/preview/${id}`);
  await onPaper('Direto');
  expect(screen.queryByText(/ de 5/)).toBeNull();
  expect(way(/^(Anterior|Próximo)/)).toBeUndefined();
  fireEvent.keyDown(screen.getByRole('group', { name: 'Prévia' }), { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { level: 1, name: 'Direto' })).toBeVisible();
});

test('where the pages of Home end, the plain list goes on', async () => {
  const older = Array.from({ length: 9 }, (_, n) => ({
    type: 'MISSION',
    name: `Antigo ${n + 1}`,
    created_at: `2025-11-${20 - n}T15:00:00.000Z`,
    completed_at: `2025-11-${20 - n}T15:00:00.000Z`,
  }));
  await giveCertificates(company.learner, older);
  const view = show();
  // The plain list has come, ten rows are on screen.
  await screen.findByText(/^12 certificados/);
  await view.user.click(await rowOf('Antigo 7'));
  await onPaper('Antigo 7');
  expect(screen.getByText(/^10 de 12 · /)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Próximo: Antigo 8' }));
  await onPaper('Antigo 8');
});
