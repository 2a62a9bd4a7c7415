/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  getRequests,
} from '#testing/platform.ts';
import { expectConsoleError } from '#testing/console.ts';
import { buildMinimalJpeg } from '#testing/minimalImages.ts';
import { hostSettingsChanged } from '#host/hostSlice.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let certificateId: string;
let stop: () => void = () => undefined;
let print: jest.SpyInstance;

beforeEach(async () => {
  // A browser fires this event when it opens the dialog.
  print = jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  company = await createCompany();
  await issueCertificate();
});

async function issueCertificate() {
  [certificateId = ''] = await giveCertificates(company.learner, [
    { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 },
  ]);
}

/** Finds a link whose text is an id. jsdom adds spaces around marked characters. */
const findIdLink = (id: string) =>
  screen.findByRole('link', { name: (name) => name.replaceAll(' ', '') === id });

/** Issues certificates until an id contains 1, l or I. @returns the id, and the id with a similar character instead */
async function issueCertificateWithLookalike() {
  for (;;) {
    const ids = await giveCertificates(company.learner, 5);
    const id = ids.find((candidate) => /[1lI]/.test(candidate));
    if (id === undefined) continue;
    const mistypedId = id.replace(/[1lI]/, (character) => (character === 'l' ? 'I' : 'l'));
    return { id, mistypedId };
  }
}

afterEach(() => {
  stop();
  document.title = '';
  jest.restoreAllMocks();
});

/** Renders a page without a session, standalone as the public sees it, or embedded in a host. */
function renderPage(path: string, context: 'standalone' | 'embedded' = 'standalone') {
  const view = renderApp(path);
  if (context === 'standalone') view.root.dataset.standalone = '';
  stop = view.stop;
  return { ...view, user: userEvent.setup() };
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findSide = (side: string) =>
  screen.findByRole('group', { name: `Certificado de Lia Aprendiz, ${side}` });
const findButton = (name: string) => screen.findByRole('button', { name });
const blockedText = /não tem permissão para imprimir/;

describe('the printable certificate', () => {
  test('needs no session and has both sides', async () => {
    renderPage(`/print/${certificateId}`);
    expect(await findHeading('Certificado válido')).toBeVisible();
    expect(screen.getByText('Emitido por Companhia de Teste')).toBeVisible();
    const front = within(await findSide('Frente'));
    expect(front.getByText('Lia Aprendiz')).toBeInTheDocument();
    expect(within(await findSide('Verso')).getByText('9,5')).toBeInTheDocument();
    const requests = await getRequests(company.company_id);
    expect(requests.filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  test('shows the data of the record as text in the language of the page', async () => {
    const { user } = renderPage(`/en/print/${certificateId}`);
    await findHeading('Valid certificate');
    const getFact = (term: string) =>
      screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(getFact('Awarded to')).toBe('Lia Aprendiz');
    expect(getFact('Course')).toBe('Segurança');
    expect(getFact('Completion date')).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
    expect(getFact('Duration')).toBe('8 hours and 30 minutes');
    expect(getFact('Validation ID')).toBe(certificateId);
    expect(screen.getByText(/^Checked just now, \d/)).toBeVisible();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await findButton('Copy ID'));
    expect(writeText).toHaveBeenCalledWith(certificateId);
    expect(await screen.findByText('ID copied.')).toBeInTheDocument();
  });

  test('follows the colour mode', async () => {
    const view = renderPage(`/print/${certificateId}`);
    await findSide('Frente');
    expect(view.root).toHaveAttribute('data-theme', 'light');
    act(() => void view.store.dispatch(hostSettingsChanged({ colorMode: 'dark' })));
    expect(view.root).toHaveAttribute('data-theme', 'dark');
  });

  test('uses the language of its URL and offers the others', async () => {
    const { user } = renderPage(`/en/print/${certificateId}`);
    expect(await screen.findByText('We certify that')).toBeInTheDocument();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Certificate language/ }),
      'Spanish',
    );
    expect(await screen.findByText('concluyó el curso:')).toBeInTheDocument();
    expect(await findButton('Print')).toBeVisible();
  });

  test('opens the print dialog only on click', async () => {
    const { user } = renderPage(`/print/${certificateId}`);
    await findSide('Frente');
    expect(print).not.toHaveBeenCalled();
    await user.click(await findButton('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(blockedText)).toBeNull();
  });

  test('adds a white margin when the switch is on', async () => {
    const { user } = renderPage(`/print/${certificateId}`);
    const hasWhiteMargin = async () =>
      /^<g[^>]*><path[^>]* fill="#FFFFFF"/.test((await findSide('Frente')).innerHTML);
    expect(await hasWhiteMargin()).toBe(false);
    const marginSwitch = await screen.findByRole('switch', { name: 'Deixar margem branca' });
    await user.click(marginSwitch);
    await waitFor(async () => expect(await hasWhiteMargin()).toBe(true));
    await user.click(marginSwitch);
    await waitFor(async () => expect(await hasWhiteMargin()).toBe(false));
  });

  test('opens the print dialog once when the URL has ?print=1', async () => {
    const { user } = renderPage(`/print/${certificateId}?print=1`);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await user.selectOptions(await screen.findByRole('combobox'), 'Inglês');
    await screen.findByText('We certify that');
    // Longer than the wait for a paint, after which it would open again.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('offers the PDF where the browser blocks printing', async () => {
    print.mockImplementation(() => undefined);
    const { user } = renderPage(`/print/${certificateId}`);
    await findSide('Frente');
    await user.click(await findButton('Imprimir'));
    expect(await screen.findByText(blockedText)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Baixar PDF' })).toHaveLength(2);
  });

  test('sets the title and excludes a standalone page from search engines while it is mounted', async () => {
    const { stop } = renderPage(`/print/${certificateId}`);
    await waitFor(() =>
      expect(document.title).toBe('Certificação de Curso – Lia Aprendiz – Segurança'),
    );
    expect(document.head.innerHTML).toContain('noindex');
    stop();
    await waitFor(() => expect(document.title).toBe(''));
    expect(document.head.innerHTML).not.toContain('noindex');
  });

  test('does not change the document of a host', async () => {
    renderPage(`/print/${certificateId}`, 'embedded');
    await findSide('Frente');
    expect(document.title).toBe('');
    expect(document.head.innerHTML).not.toContain('noindex');
  });
});

describe('a background image that cannot be loaded', () => {
  const decode = jest.fn<Promise<void>, []>();
  const note = 'Não foi possível carregar a imagem de fundo.';
  const pixel = `data:image/jpeg;base64,${Buffer.from(buildMinimalJpeg(40, 30)).toString('base64')}`;

  beforeEach(async () => {
    // jsdom does not decode images.
    HTMLImageElement.prototype.decode = decode.mockRejectedValue(new Error('no picture'));
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(40);
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(30);
    expectConsoleError(/^The background could not be loaded: .* Error: no picture/);
    await createTemplate(company, { raw_image: pixel });
    await issueCertificate();
  });
  afterEach(() => {
    delete (HTMLImageElement.prototype as Partial<HTMLImageElement>).decode;
  });

  test('is reported, and is loaded on retry', async () => {
    const { user } = renderPage(`/print/${certificateId}`);
    expect(await screen.findByText(note)).toBeVisible();
    decode.mockResolvedValue();
    await user.click(await findButton('Tentar de novo'));
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });

  test('does not prevent the print dialog', async () => {
    renderPage(`/print/${certificateId}?print=1`);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText(note)).toBeVisible();
  });
});

describe('brand images that cannot be loaded', () => {
  const respondWithBrand = (brand: object) =>
    injectFault({ company_id: '*' }, `GET /certificates/${certificateId}`, {
      body: JSON.stringify({ id: certificateId, user: { name: 'Lia Aprendiz' }, ...brand }),
    });

  afterEach(() => {
    delete (HTMLImageElement.prototype as Partial<HTMLImageElement>).decode;
  });

  test.each([
    [
      'Não foi possível carregar o logo da empresa.',
      { company: { logo_url: 'https://files.example/logo.png' } },
    ],
    [
      'Não foi possível carregar uma assinatura.',
      { signatures: [{ name: 'Helena Prado', image_url: 'https://files.example/helena.png' }] },
    ],
  ])('are reported and left out: “%s”', async (note, brand) => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
    expectConsoleError(/^The (?:logo|signature) could not be loaded: https:\/\/files\.example\//);
    await respondWithBrand(brand);
    renderPage(`/print/${certificateId}`);
    expect(await screen.findByText(note)).toBeVisible();
    expect(await findSide('Frente')).toBeVisible();
  });

  test('are not reported for a brand without images', async () => {
    await respondWithBrand({ company: { name: 'Aurora' }, signatures: [{ name: 'Helena Prado' }] });
    renderPage(`/print/${certificateId}`);
    await findSide('Frente');
    expect(screen.queryByText(/^Não foi possível carregar/)).not.toBeInTheDocument();
  });
});

describe('the public page without a certificate', () => {
  test('shows that an id is unknown and checks another one', async () => {
    const { user, history } = renderPage('/print/nobody');
    expect(await findHeading('Nenhum certificado tem este ID')).toBeVisible();
    expect(screen.getByRole('definition')).toHaveTextContent('nobody');
    const field = screen.getByRole('textbox', { name: 'Conferir outro ID' });
    await user.type(field, 'Ana Conceição{Enter}');
    expect(field).toHaveAccessibleDescription(/^Até 64 caracteres: letras sem acento/);
    await user.clear(field);
    await user.type(field, `https://aprender.example/pt/print/${certificateId}?print=1{Enter}`);
    expect(await findHeading('Certificado válido')).toBeVisible();
    expect(history.location.pathname).toBe(`/print/${certificateId}`);
  });

  test('names the look-alikes of an unknown id, and finds the similar one', async () => {
    const { id, mistypedId } = await issueCertificateWithLookalike();
    const { user, history } = renderPage(`/print/${mistypedId}`);
    expect(await findHeading('Nenhum certificado tem este ID')).toBeVisible();
    expect(screen.getByText(/^Parecidos neste ID: .*1, l \(L minúsculo\)/)).toBeVisible();
    await user.click(await findButton('Tentar IDs parecidos'));
    const link = await findIdLink(id);
    expect(link).toHaveFocus();
    await user.click(link);
    expect(await findHeading('Certificado válido')).toBeVisible();
    expect(history.location.pathname).toBe(`/print/${id}`);
  });

  test('reports that no similar id is known, with a bounded number of requests', async () => {
    const unknownId = 'Il1O0S5B8Z2b6-_Il1O0S';
    const { user } = renderPage(`/print/${unknownId}`);
    await user.click(await findButton('Tentar IDs parecidos'));
    expect(await screen.findByText('Nenhum tem certificado.')).toBeVisible();
    expect(await findButton('Tentar IDs parecidos')).toHaveAttribute('aria-disabled', 'true');
  });

  test('offers to try similar ids again after a server error', async () => {
    const { id, mistypedId } = await issueCertificateWithLookalike();
    await injectFault({ company_id: '*' }, `GET /certificates/${id}`, { status: 503, times: 1 });
    const { user } = renderPage(`/print/${mistypedId}`);
    await user.click(await findButton('Tentar IDs parecidos'));
    expect(await screen.findByText('A conexão ou o serviço falhou.')).toBeVisible();
    await user.click(await findButton('Tentar IDs parecidos'));
    expect(await findIdLink(id)).toBeVisible();
  });

  test('shows no certificate of a company that disabled them', async () => {
    const disabledCompany = await createCompany({ show_certificates: false });
    const [id = ''] = await giveCertificates(disabledCompany.learner, 1);
    renderPage(`/print/${id}`);
    expect(await findHeading('Certificado não encontrado')).toBeVisible();
  });

  test('retries after a server error', async () => {
    await injectFault({ company_id: '*' }, `GET /certificates/${certificateId}`, {
      status: 503,
      times: 1,
    });
    const { user } = renderPage(`/print/${certificateId}`);
    await findHeading('Não foi possível carregar o certificado');
    await user.click(await findButton('Tentar de novo'));
    expect(await findHeading('Certificado válido')).toBeVisible();
  });
});
