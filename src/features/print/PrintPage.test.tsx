/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  requestsOf,
} from '#testing/platform.ts';
import { png } from '#testing/pictureFiles.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let certificate: string;
let stop: () => void = () => undefined;
let print: jest.SpyInstance;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What a browser does when it opens its dialog.
  print = jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  company = await createCompany();
  await giveOne();
});

async function giveOne() {
  [certificate = ''] = await giveCertificates(company.learner, [
    { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 },
  ]);
}

afterEach(() => {
  stop();
  document.title = '';
  jest.restoreAllMocks();
});

/** The screen without any session, alone on its page as the public sees it, or inside a host's. */
function show(path: string, place: 'alone' | 'in a host' = 'alone') {
  const view = renderApp(path);
  if (place === 'alone') view.container.dataset.standalone = '';
  stop = view.stop;
  return { ...view, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const paper = (side: string) =>
  screen.findByRole('group', { name: `Certificado de Lia Aprendiz, ${side}` });
const button = (name: string) => screen.findByRole('button', { name });
const ignored = /não tem permissão para imprimir/;

describe('the printable certificate', () => {
  test('needs no session and has both sides', async () => {
    show(`/print/${certificate}`);
    expect(await heading('Certificado válido')).toBeVisible();
    expect(screen.getByText('Emitido por Companhia de Teste')).toBeVisible();
    const front = within(await paper('Frente'));
    expect(front.getByText('Lia Aprendiz')).toBeInTheDocument();
    expect(within(await paper('Verso')).getByText('9,5')).toBeInTheDocument();
    const requests = await requestsOf(company.company_id);
    expect(requests.filter(({ headers }) => headers.authorization)).toEqual([]);
  });

  test('says as text what the record says, in the language of the page', async () => {
    const { user } = show(`/en/print/${certificate}`);
    await heading('Valid certificate');
    const factOf = (term: string) =>
      screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(factOf('Awarded to')).toBe('Lia Aprendiz');
    expect(factOf('Course')).toBe('Segurança');
    expect(factOf('Completion date')).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
    expect(factOf('Duration')).toBe('8 hours and 30 minutes');
    expect(factOf('Validation ID')).toBe(certificate);
    expect(screen.getByText(/^Checked just now, \d/)).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await button('Copy ID'));
    expect(write).toHaveBeenCalledWith(certificate);
    expect(await screen.findByText('ID copied.')).toBeInTheDocument();
  });

  test('is always light', async () => {
    const view = show(`/print/${certificate}`);
    await paper('Frente');
    expect(view.container).toHaveAttribute('data-theme', 'light');
  });

  test('begins in the language of its address and offers the others', async () => {
    const { user } = show(`/en/print/${certificate}`);
    expect(await screen.findByText('We certify that')).toBeInTheDocument();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /Certificate language/ }),
      'Spanish',
    );
    expect(await screen.findByText('concluyó el curso:')).toBeInTheDocument();
    expect(await button('Print')).toBeVisible();
  });

  test('opens the dialog by its button only', async () => {
    const { user } = show(`/print/${certificate}`);
    await paper('Frente');
    expect(print).not.toHaveBeenCalled();
    await user.click(await button('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(ignored)).toBeNull();
  });

  test('leaves a white margin where it is asked to, and prints what is shown', async () => {
    const { user } = show(`/print/${certificate}`);
    const isOnWhite = async () =>
      /^<g[^>]*><path[^>]* fill="#FFFFFF"/.test((await paper('Frente')).innerHTML);
    expect(await isOnWhite()).toBe(false);
    const choice = await screen.findByRole('switch', { name: 'Deixar margem branca' });
    await user.click(choice);
    await waitFor(async () => expect(await isOnWhite()).toBe(true));
    await user.click(choice);
    await waitFor(async () => expect(await isOnWhite()).toBe(false));
  });

  test('opens the dialog once by itself when the address asks for it', async () => {
    const { user } = show(`/print/${certificate}?print=1`);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await user.selectOptions(await screen.findByRole('combobox'), 'Inglês');
    await screen.findByText('We certify that');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('offers the PDF where the browser ignores printing', async () => {
    print.mockImplementation(() => undefined);
    const { user } = show(`/print/${certificate}`);
    await paper('Frente');
    await user.click(await button('Imprimir'));
    expect(await screen.findByText(ignored)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Baixar PDF' })).toHaveLength(2);
  });

  test('alone on its page, names the window and stays out of search engines while it is shown', async () => {
    const { unmount } = show(`/print/${certificate}`);
    await waitFor(() =>
      expect(document.title).toBe('Certificação de Curso – Lia Aprendiz – Segurança'),
    );
    expect(document.head.innerHTML).toContain('noindex');
    unmount();
    expect(document.head.innerHTML).not.toContain('noindex');
    expect(document.title).toBe('');
  });

  test('leaves the window of a host alone', async () => {
    show(`/print/${certificate}`, 'in a host');
    await paper('Frente');
    expect(document.title).toBe('');
    expect(document.head.innerHTML).not.toContain('noindex');
  });
});

describe('a background image that cannot be had', () => {
  const decode = jest.fn<Promise<void>, []>();
  const note = 'Não foi possível carregar a imagem de fundo.';
  const pixel = `data:image/png;base64,${Buffer.from(png(40, 30)).toString('base64')}`;

  beforeEach(async () => {
    // What jsdom has no pictures for.
    HTMLImageElement.prototype.decode = decode.mockRejectedValue(new Error('no picture'));
    await createTemplate(company, { raw_image: pixel });
    await giveOne();
  });
  afterEach(() => {
    delete (HTMLImageElement.prototype as Partial<HTMLImageElement>).decode;
  });

  test('leaves plain paper and is said so, until it is there', async () => {
    const { user } = show(`/print/${certificate}`);
    expect(await screen.findByText(note)).toBeVisible();
    decode.mockResolvedValue();
    await user.click(await button('Tentar de novo'));
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  });

  test('does not keep the dialog from opening', async () => {
    show(`/print/${certificate}?print=1`);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByText(note)).toBeVisible();
  });
});

describe('pictures of the brand that cannot be had', () => {
  const answering = (brand: object) =>
    breakPlatform({
      // A call without a token tells of no company.
      company_id: '*',
      method: 'GET',
      path: `/certificates/${certificate}`,
      body: JSON.stringify({ id: certificate, user: { name: 'Lia Aprendiz' }, ...brand }),
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
  ])('leave their places empty: “%s”', async (note, brand) => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
    await answering(brand);
    show(`/print/${certificate}`);
    expect(await screen.findByText(note)).toBeVisible();
    expect(await paper('Frente')).toBeVisible();
  });

  test('are not said of a brand without pictures', async () => {
    await answering({ company: { name: 'Aurora' }, signatures: [{ name: 'Helena Prado' }] });
    show(`/print/${certificate}`);
    await paper('Frente');
    expect(screen.queryByText(/^Não foi possível carregar/)).not.toBeInTheDocument();
  });
});

describe('what cannot be printed', () => {
  test('an unknown id is said so plainly, and another one can be checked', async () => {
    const { user, history } = show('/print/nobody');
    expect(await heading('Nenhum certificado tem este ID')).toBeVisible();
    expect(screen.getByText('nobody')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Conferir outro ID' });
    await user.type(field, 'Ana Conceição{Enter}');
    expect(field).toHaveAccessibleDescription(/só letras, números e hífens/);
    await user.clear(field);
    await user.type(field, `https://aprender.example/pt/print/${certificate}?print=1{Enter}`);
    expect(await heading('Certificado válido')).toBeVisible();
    expect(history.location.pathname).toBe(`/print/${certificate}`);
  });

  test('nor is a certificate shown of a company that switched them off', async () => {
    const off = await createCompany({ show_certificates: false });
    const [id = ''] = await giveCertificates(off.learner, 1);
    show(`/print/${id}`);
    expect(await heading('Certificado não encontrado')).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    await breakPlatform({
      // A call without a token tells of no company.
      company_id: '*',
      method: 'GET',
      path: `/certificates/${certificate}`,
      status: 503,
      times: 1,
    });
    const { user } = show(`/print/${certificate}`);
    await heading('Não foi possível carregar o certificado');
    await user.click(await button('Tentar de novo'));
    expect(await heading('Certificado válido')).toBeVisible();
  });
});
