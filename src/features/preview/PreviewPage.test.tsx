/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  type Person,
  platformUrl,
  requestsOf,
  setFlag,
} from '#testing/platform.ts';
import { renderApp, type RenderAppOptions } from '#testing/mount/renderApp.tsx';

let company: Company;
let certificate: string;
let stop: () => void = () => undefined;

const none = ['', '', ''];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
  await giveOne();
});

async function giveOne() {
  [certificate = ''] = await giveCertificates(company.learner, [
    {
      type: 'MISSION',
      name: 'Integração',
      workload: 90,
      completed_at: '2026-11-12T15:00:00.000Z',
    },
  ]);
}

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function show(path: string, person: Person = company.learner, options: RenderAppOptions = {}) {
  const user = userEvent.setup();
  const view = renderApp(path, { token: person.token, ...options });
  stop = view.stop;
  return { ...view, user };
}

const showCertificate = async (person?: Person) => {
  const view = show(`/preview/${certificate}`, person);
  await paper('Frente');
  return view;
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const paper = (side: string, name = 'Lia Aprendiz') =>
  screen.findByRole('group', { name: `Certificado de ${name}, ${side}` });
const isWithinReach = (element: HTMLElement) => !element.matches('[inert] *');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const printLink = () => screen.getByRole('link', { name: 'Imprimir' });
const missing = 'Certificado não encontrado';
const forbidden = 'Ops, você não tem acesso a este plugin!';

describe('a certificate', () => {
  test('is shown under its course, with whose it is and of when', async () => {
    await showCertificate();
    expect(await heading('Integração')).toBeVisible();
    expect(screen.getByText('Lia Aprendiz · 12 de novembro de 2026')).toBeVisible();
    const front = within(await paper('Frente'));
    expect(front.getByRole('heading', { name: 'Certificação de Curso' })).toBeInTheDocument();
    expect(within(await paper('Verso')).getByText(/1 hora e 30 minutos/)).toBeInTheDocument();
  });

  test('toggles between front and back; the side that is not seen is out of reach', async () => {
    const { user } = await showCertificate();
    const [front, back] = [await paper('Frente'), await paper('Verso')];
    expect([front, back].map(isWithinReach)).toEqual([true, false]);
    await user.click(screen.getByRole('radio', { name: 'Verso' }));
    expect([front, back].map(isWithinReach)).toEqual([false, true]);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Verso');
  });

  test('turns by F while its place or the zoom has the focus, and not from elsewhere', async () => {
    const { user } = await showCertificate();
    button('Copiar link').focus();
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: 'Frente' })).toBeChecked();
    screen.getByRole('group', { name: 'Prévia' }).focus();
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: 'Verso' })).toBeChecked();
    button(/Aumentar zoom/).focus();
    await user.keyboard('f{Control>}f{/Control}');
    expect(screen.getByRole('radio', { name: 'Frente' })).toBeChecked();
  });

  test('changes its own language and not the interface’s', async () => {
    const { user } = await showCertificate();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Idioma do certificado/ }),
      'Inglês',
    );
    const front = await screen.findByRole('group', { name: 'Certificado de Lia Aprendiz, Front' });
    expect(within(front).getByText('We certify that')).toBeInTheDocument();
    expect(front).toHaveAttribute('lang', 'en-US');
    expect(printLink()).toHaveAttribute('href', `${platformUrl()}/en/print/${certificate}?print=1`);
  });

  test('says which custom areas are blank in a language that others have', async () => {
    await createTemplate(company, {
      custom_fields: { ptBr: ['Cabeçalho nosso', '', 'Rodapé nosso'], enUs: none, esEs: none },
    });
    await giveOne();
    const { user } = await showCertificate();
    expect(screen.queryByText(/em branco/)).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Idioma do certificado/ }),
      'Espanhol',
    );
    expect(await screen.findByText('Espanhol, em branco: Cabeçalho e Rodapé')).toBeVisible();
  });

  test('has a link to copy: the address of the public certificate', async () => {
    const { user } = await showCertificate();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Copiar link'));
    expect(write).toHaveBeenCalledWith(`${platformUrl()}/pt/print/${certificate}`);
    expect((await screen.findAllByText('Link copiado.'))[0]).toBeInTheDocument();
  });

  test('is printed on its public page, in a window that does not know this one', async () => {
    const opened = { opener: window };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = await showCertificate();
    const address = `${platformUrl()}/pt/print/${certificate}?print=1`;
    expect(printLink()).toHaveAttribute('href', address);
    expect(printLink()).toHaveAttribute('target', '_blank');
    expect(printLink()).toHaveAttribute('rel', 'noreferrer');
    await user.click(printLink());
    expect(open.mock.calls).toEqual([[address]]);
    expect(opened.opener).toBeNull();
  });

  test('is printed by the browser’s own window where a key asks for another tab', async () => {
    const open = jest.spyOn(window, 'open');
    const { user } = await showCertificate();
    const isLeft: boolean[] = [];
    // The last to hear of it; jsdom would follow the link.
    const last = (event: Event) => {
      isLeft.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', last);
    await user.keyboard('{Control>}');
    await user.click(printLink());
    await user.keyboard('{/Control}');
    window.removeEventListener('click', last);
    expect(isLeft).toEqual([true]);
    expect(open).not.toHaveBeenCalled();
  });

  test('is printed here where no window opens; where that cannot be, its PDF is offered', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await showCertificate();
    await user.click(printLink());
    // jsdom prints nothing.
    expect(await screen.findByText(/não tem permissão para imprimir/)).toBeVisible();
  });

  test('has no PDF where the company’s toggle is off', async () => {
    await setFlag(company, 'certificates.pdf-download', false);
    const FLAGS_URL = `${platformUrl()}/api/frontend/all`;
    const config = { FLAGS_URL, FLAGS_CLIENT_KEY: 'demo-frontend-key' };
    show(`/preview/${certificate}`, company.learner, { config });
    await paper('Frente');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull());
    expect(printLink()).toBeVisible();
  });
});

describe('what cannot be shown', () => {
  test.each(['learner', 'admin'] as const)('an unknown id is said so to a %s', async (who) => {
    show('/preview/nobody', company[who]);
    expect(await heading(missing)).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    const { company_id } = company;
    await breakPlatform({
      company_id,
      method: 'GET',
      path: `/certificates/${certificate}`,
      status: 500,
      times: 1,
    });
    const { user } = show(`/preview/${certificate}`);
    await heading('Não foi possível carregar o certificado');
    await user.click(button('Tentar de novo'));
    expect(await heading('Integração')).toBeVisible();
  });

  test('a learner who asks for a template is sent to the forbidden page', async () => {
    show('/preview/any?type=template');
    expect(await heading(forbidden)).toBeVisible();
  });

  test('without an id a learner is told what to do, or sees what was opened last', async () => {
    const { history } = show('/preview');
    expect(await heading('Nenhum certificado aberto ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meus certificados' })).toHaveAttribute('href', '/');
    act(() => history.push(`/preview/${certificate}`));
    expect(await heading('Integração')).toBeVisible();
    act(() => history.push('/preview'));
    expect(await heading('Integração')).toBeVisible();
    expect(history.location.pathname).toBe('/preview');
  });
});

describe('a template', () => {
  test('is shown to an administrator with sample data when no certificate has its id', async () => {
    const id = await createTemplate(company, { name: 'Formatura' });
    show(`/preview/${id}`, company.admin);
    expect(await heading('Formatura')).toBeVisible();
    expect(screen.getByText('Dados de exemplo')).toBeVisible();
    expect(await paper('Frente', 'Ana Beatriz Conceição Moura')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copiar link' })).toBeNull();
  });

  test('leads to its editor, but not as a draft nor in place of another one', async () => {
    const id = await createTemplate(company, { name: 'Formatura' });
    const { history } = show(`/preview/${id}`, company.admin);
    expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      `/editor/${id}`,
    );
    act(() => history.push('/preview/nobody?type=template'));
    expect(await screen.findByText(/O que você vê é o que fica no lugar dele/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    act(() => history.push('/preview'));
    await waitFor(() => expect(screen.queryByText(/fica no lugar dele/)).toBeNull());
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  });

  test('is not looked for among the certificates when the address says what it is', async () => {
    const id = await createTemplate(company);
    show(`/preview/${id}?type=template`, company.admin);
    await heading('Formatura');
    const paths = (await requestsOf(company.company_id)).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('/certificates/'))).toEqual([]);
  });

  test('without an id is the favourite, else the default', async () => {
    show('/preview', company.admin);
    expect(await heading('New Template ✏️')).toBeVisible();
    stop();
    await createTemplate(company, { name: 'Favorito' });
    show('/preview', company.admin);
    expect(await heading('Favorito')).toBeVisible();
  });

  test('that cannot be had gives way to the favourite, which says so, until it comes', async () => {
    await createTemplate(company, { name: 'Favorito' });
    const id = await createTemplate(company, { name: 'Outro' });
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: `/certificate-templates/${id}`,
      status: 500,
      times: 1,
    });
    const { user } = show(`/preview/${id}?type=template`, company.admin);
    expect(await heading('Favorito')).toBeVisible();
    expect(screen.getByText(/O que você vê é o que fica no lugar dele/)).toBeVisible();
    await user.click(button('Tentar de novo'));
    expect(await heading('Outro')).toBeVisible();
    expect(screen.queryByText(/fica no lugar dele/)).toBeNull();
  });

  test('is printed here, without a window; where that cannot be, its PDF is offered', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const id = await createTemplate(company);
    const { user } = show(`/preview/${id}?type=template`, company.admin);
    await paper('Frente', 'Ana Beatriz Conceição Moura');
    // jsdom prints nothing.
    await user.click(button('Imprimir'));
    expect(open).not.toHaveBeenCalled();
    expect(await screen.findByText(/não tem permissão para imprimir/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Baixar PDF' })).toHaveLength(2);
  });
});

describe('close', () => {
  test('goes back to where the preview was opened from', async () => {
    const { user, history } = show('/');
    await user.click((await screen.findAllByRole('link', { name: 'Integração' }))[0] as Element);
    await paper('Frente');
    await user.click(button('Fechar'));
    expect(await heading('Meus certificados')).toBeVisible();
    expect(history.location.pathname).toBe('/');
  });

  test('leads to the certificates when a certificate was opened directly', async () => {
    const { user, history } = await showCertificate();
    await user.keyboard('{Escape}');
    expect(history.location.pathname).toBe(`/preview/${certificate}`);
    button('Fechar').focus();
    await user.keyboard('{Escape}');
    expect(await heading('Meus certificados')).toBeVisible();
  });

  test('leads to the templates when a template was opened directly', async () => {
    const id = await createTemplate(company);
    const { user, history } = show(`/preview/${id}?type=template`, company.admin);
    await heading('Formatura');
    await user.click(button('Fechar'));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });
});
