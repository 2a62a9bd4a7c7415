/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  type Person,
  getPlatformUrl,
  getRequests,
  setFlag,
} from '#testing/platform.ts';
import { expectConsoleError } from '#testing/console.ts';
import { renderApp, type RenderAppOptions } from '#testing/mount/renderApp.ts';

let company: Company;
let certificate: string;
let stop: () => void = () => undefined;

const blankAreas = ['', '', ''];

beforeEach(async () => {
  company = await createCompany();
  await giveCertificate();
});

async function giveCertificate() {
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

function renderPath(
  path: string,
  person: Person = company.learner,
  options: RenderAppOptions = {},
) {
  const user = userEvent.setup();
  const view = renderApp(path, { token: person.token, ...options });
  stop = view.stop;
  return { ...view, user };
}

const renderCertificate = async (person?: Person) => {
  const view = renderPath(`/preview/${certificate}`, person);
  await findSide('Frente');
  return view;
};

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findSide = (side: string, name = 'Lia Aprendiz') =>
  screen.findByRole('group', { name: `Certificado de ${name}, ${side}` });
/** Returns whether a side has the dark lines of which a sample's mark consists. */
const isMarkedAsSample = (side: HTMLElement) => side.innerHTML.includes('stroke="#101C26"');
const isReachable = (element: HTMLElement) => !element.matches('[inert] *');
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const getPrintLink = () => screen.getByRole('link', { name: 'Imprimir' });
const missing = 'Certificado não encontrado';
const forbidden = 'Ops, você não tem acesso a este plugin!';

describe('preview of a certificate', () => {
  test('copies the validation ID and the address of the public certificate', async () => {
    const { user } = await renderCertificate();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(getButton('Copiar ID'));
    // The text is in the toast and in the live region.
    expect((await screen.findAllByText('ID copiado.'))[0]).toBeInTheDocument();
    expect(writeText).toHaveBeenLastCalledWith(certificate);
    await user.click(getButton('Copiar link'));
    expect(writeText).toHaveBeenLastCalledWith(`${getPlatformUrl()}/pt/print/${certificate}`);
    expect((await screen.findAllByText('Link copiado.'))[0]).toBeInTheDocument();
  });

  test('shows course, learner and date, switches between its sides, of which the hidden one is inert, and flips with F only while the stage or the zoom controls have the focus', async () => {
    const { user } = await renderCertificate();
    expect(await findHeading('Integração')).toBeVisible();
    expect(screen.getByText('Lia Aprendiz · 12 de novembro de 2026')).toBeVisible();
    const front = within(await findSide('Frente'));
    expect(front.getByRole('heading', { name: 'Certificação de Curso' })).toBeInTheDocument();
    expect(within(await findSide('Verso')).getByText(/1 hora e 30 minutos/)).toBeInTheDocument();

    const sides = [await findSide('Frente'), await findSide('Verso')];
    expect(sides.map(isReachable)).toEqual([true, false]);
    await user.click(screen.getByRole('radio', { name: 'Verso' }));
    expect(sides.map(isReachable)).toEqual([false, true]);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Verso');

    getButton('Copiar link').focus();
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: 'Verso' })).toBeChecked();
    screen.getByRole('group', { name: 'Prévia' }).focus();
    await user.keyboard('f');
    expect(screen.getByRole('radio', { name: 'Frente' })).toBeChecked();
    getButton(/Aumentar zoom/).focus();
    await user.keyboard('f{Control>}f{/Control}');
    expect(screen.getByRole('radio', { name: 'Verso' })).toBeChecked();
  });

  test('changes the language of the certificate without changing the interface', async () => {
    const { user } = await renderCertificate();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Idioma do certificado/ }),
      'Inglês',
    );
    const front = await screen.findByRole('group', { name: 'Certificado de Lia Aprendiz, Front' });
    expect(within(front).getByText('We certify that')).toBeInTheDocument();
    expect(front).toHaveAttribute('lang', 'en-US');
    expect(getPrintLink()).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/en/print/${certificate}?print=1`,
    );
  });

  test('shows which custom areas are blank in this language but not in others', async () => {
    await createTemplate(company, {
      custom_fields: {
        ptBr: ['Cabeçalho nosso', '', 'Rodapé nosso'],
        enUs: blankAreas,
        esEs: blankAreas,
      },
    });
    await giveCertificate();
    const { user } = await renderCertificate();
    expect(screen.queryByText(/em branco/)).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Idioma do certificado/ }),
      'Espanhol',
    );
    expect(await screen.findByText('Espanhol, em branco: Cabeçalho e Rodapé')).toBeVisible();
  });

  test('prints on the public page in a window without an opener, and leaves a click with Ctrl to the browser', async () => {
    const openedWindow = { opener: window };
    const open = jest.spyOn(window, 'open').mockReturnValue(openedWindow as unknown as Window);
    const { user } = await renderCertificate();
    const address = `${getPlatformUrl()}/pt/print/${certificate}?print=1`;
    expect(getPrintLink()).toHaveAttribute('href', address);
    expect(getPrintLink()).toHaveAttribute('target', '_blank');
    expect(getPrintLink()).toHaveAttribute('rel', 'noreferrer');
    await user.click(getPrintLink());
    expect(open.mock.calls).toEqual([[address]]);
    expect(openedWindow.opener).toBeNull();

    const isFollowed: boolean[] = [];
    // Runs last and prevents jsdom from following the link.
    const recordClick = (event: Event) => {
      isFollowed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', recordClick);
    await user.keyboard('{Control>}');
    await user.click(getPrintLink());
    await user.keyboard('{/Control}');
    window.removeEventListener('click', recordClick);
    expect(isFollowed).toEqual([true]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('offers the PDF when no window opens and printing is not allowed', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderCertificate();
    await user.click(getPrintLink());
    // jsdom opens no print dialog, which counts as not allowed.
    expectConsoleError(/Not implemented: window\.(?:focus|print)/, 2);
    expect(await screen.findByText(/não tem permissão para imprimir/)).toBeVisible();
  });

  test('has no PDF button when the toggle of the company is off', async () => {
    await setFlag(company, 'certificates.pdf-download', false);
    const FLAGS_URL = `${getPlatformUrl()}/api/frontend/all`;
    const config = { FLAGS_URL, FLAGS_CLIENT_KEY: 'demo-frontend-key' };
    renderPath(`/preview/${certificate}`, company.learner, { config });
    await findSide('Frente');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull());
    expect(getPrintLink()).toBeVisible();
  });
});

describe('preview errors', () => {
  test.each(['learner', 'admin'] as const)(
    'shows an error for an unknown id to a %s',
    async (role) => {
      renderPath('/preview/nobody', company[role]);
      expect(await findHeading(missing)).toBeVisible();
    },
  );

  test('retries after a server error', async () => {
    await injectFault(company, `GET /certificates/${certificate}`, { status: 500, times: 1 });
    const { user } = renderPath(`/preview/${certificate}`);
    await findHeading('Não foi possível carregar o certificado');
    await user.click(getButton('Tentar de novo'));
    expect(await findHeading('Integração')).toBeVisible();
  });

  test('shows the forbidden page to a learner who opens a template', async () => {
    renderPath('/preview/any?type=template');
    expect(await findHeading(forbidden)).toBeVisible();
  });

  test('shows a learner instructions, or the last certificate, when there is no id', async () => {
    const { history } = renderPath('/preview');
    expect(await findHeading('Nenhum certificado aberto ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meus certificados' })).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/`,
    );
    act(() => history.push(`/preview/${certificate}`));
    expect(await findHeading('Integração')).toBeVisible();
    act(() => history.push('/preview'));
    expect(await findHeading('Integração')).toBeVisible();
    expect(history.location.pathname).toBe('/preview');
  });
});

describe('preview of a template', () => {
  test('shows sample data to an administrator when no certificate has the id, and marks it as a sample on both sides, but no certificate', async () => {
    const id = await createTemplate(company, { name: 'Formatura' });
    renderPath(`/preview/${id}`, company.admin);
    expect(await findHeading('Formatura')).toBeVisible();
    expect(screen.getByText('Dados de exemplo')).toBeVisible();
    expect(await findSide('Frente', 'Ana Beatriz Conceição Moura')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copiar link' })).toBeNull();
    for (const side of ['Frente', 'Verso'])
      expect(isMarkedAsSample(await findSide(side, 'Ana Beatriz Conceição Moura'))).toBe(true);
    stop();
    await renderCertificate();
    expect(isMarkedAsSample(await findSide('Frente'))).toBe(false);
  });

  test('links to the editor, except for a draft or a substitute', async () => {
    const id = await createTemplate(company, { name: 'Formatura' });
    const { history } = renderPath(`/preview/${id}`, company.admin);
    expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/editor/${id}`,
    );
    act(() => history.push('/preview/nobody?type=template'));
    expect(await screen.findByText(/Outro modelo é exibido no lugar dele/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    act(() => history.push('/preview'));
    await waitFor(() => expect(screen.queryByText(/exibido no lugar dele/)).toBeNull());
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  });

  test('requests no certificate when the address has type=template', async () => {
    const id = await createTemplate(company);
    renderPath(`/preview/${id}?type=template`, company.admin);
    await findHeading('Formatura');
    const paths = (await getRequests(company.company_id)).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('/certificates/'))).toEqual([]);
  });

  test('shows the favourite or else the default template when there is no id', async () => {
    renderPath('/preview', company.admin);
    expect(await findHeading('New Template ✏️')).toBeVisible();
    stop();
    await createTemplate(company, { name: 'Favorito' });
    renderPath('/preview', company.admin);
    expect(await findHeading('Favorito')).toBeVisible();
  });

  test('shows the favourite with a note when the template fails, until a retry succeeds', async () => {
    await createTemplate(company, { name: 'Favorito' });
    const id = await createTemplate(company, { name: 'Outro' });
    await injectFault(company, `GET /certificate-templates/${id}`, { status: 500, times: 1 });
    const { user } = renderPath(`/preview/${id}?type=template`, company.admin);
    expect(await findHeading('Favorito')).toBeVisible();
    expect(
      screen.getByText(
        'Não foi possível carregar o modelo: o serviço não respondeu como esperado. Outro modelo é exibido no lugar dele.',
      ),
    ).toBeVisible();
    await user.click(getButton('Tentar de novo'));
    expect(await findHeading('Outro')).toBeVisible();
    expect(screen.queryByText(/exibido no lugar dele/)).toBeNull();
  });

  test.each([500, 502, 429])(
    'shows the favourite after status %d when the address has no type',
    async (status) => {
      await createTemplate(company, { name: 'Favorito' });
      const id = await createTemplate(company, { name: 'Outro' });
      await injectFault(company, `GET /certificate-templates/${id}`, { status, times: 1 });
      const { user } = renderPath(`/preview/${id}`, company.admin);
      expect(await findHeading('Favorito')).toBeVisible();
      expect(screen.getByText(/o serviço não respondeu como esperado/)).toBeVisible();
      await user.click(getButton('Tentar de novo'));
      expect(await findHeading('Outro')).toBeVisible();
    },
  );

  test('shows “not found” when neither a certificate nor a template has the id', async () => {
    await createTemplate(company, { name: 'Favorito' });
    renderPath('/preview/nobody', company.admin);
    expect(await findHeading('Certificado não encontrado')).toBeVisible();
  });

  test('prints without a window and offers the PDF when printing is not allowed', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const id = await createTemplate(company);
    const { user } = renderPath(`/preview/${id}?type=template`, company.admin);
    await findSide('Frente', 'Ana Beatriz Conceição Moura');
    // jsdom opens no print dialog, which counts as not allowed.
    expectConsoleError(/Not implemented: window\.(?:focus|print)/, 2);
    await user.click(getButton('Imprimir'));
    expect(open).not.toHaveBeenCalled();
    expect(await screen.findByText(/não tem permissão para imprimir/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Baixar PDF' })).toHaveLength(2);
  });
});

describe('closing the preview', () => {
  test('goes back to the page that opened the preview', async () => {
    const { user, history } = renderPath('/');
    await user.click((await screen.findAllByRole('link', { name: 'Integração' }))[0] as Element);
    await findSide('Frente');
    await user.click(getButton('Fechar'));
    expect(await findHeading('Meus certificados')).toBeVisible();
    expect(history.location.pathname).toBe('/');
  });

  test('goes to the certificates when a certificate was opened directly', async () => {
    const { user, history } = await renderCertificate();
    await user.keyboard('{Escape}');
    expect(history.location.pathname).toBe(`/preview/${certificate}`);
    getButton('Fechar').focus();
    await user.keyboard('{Escape}');
    expect(await findHeading('Meus certificados')).toBeVisible();
  });

  test('goes to the templates when a template was opened directly', async () => {
    const id = await createTemplate(company);
    const { user, history } = renderPath(`/preview/${id}?type=template`, company.admin);
    await findHeading('Formatura');
    await user.click(getButton('Fechar'));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });
});
