/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foreignFiles, jpeg, png } from '#testing/pictureFiles.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;
/** What was decoded, and what stands for the decoder. */
let decoded: Blob[];
let decode: (file: Blob) => Promise<ImageBitmap>;

const bitmap = (width: number, height: number): ImageBitmap => ({
  width,
  height,
  close: () => undefined,
});

beforeAll(() => {
  // jsdom draws nothing: a canvas here makes a JPEG of its size.
  globalThis.createImageBitmap = ((file: Blob) => {
    decoded.push(file);
    return decode(file);
  }) as typeof createImageBitmap;
});
beforeEach(async () => {
  decoded = [];
  decode = () => Promise.resolve(bitmap(4960, 3508));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const paper = { fillRect: () => undefined, drawImage: () => undefined };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => paper as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    // Of jsdom's own kind, as its reader wants it.
    done(new File([jpeg(this.width, this.height)], '', { type: 'image/jpeg' }));
  });
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function open(path = '/editor', options = {}) {
  // The file dialog can be told to show everything.
  const user = userEvent.setup({ applyAccept: false });
  const view = renderApp(path, { token: company.admin.token, ...options });
  stop = view.stop;
  await screen.findByRole('heading', { level: 2, name: 'Imagem de fundo' });
  return user;
}

async function openWithImage() {
  const raw_image = `data:image/png;base64,${Buffer.from(png(800, 600)).toString('base64')}`;
  return open(`/editor/${await createTemplate(company, { raw_image })}`);
}

const zone = () => screen.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ });
const input = () => screen.getByLabelText(/^(Enviar uma|Trocar a) imagem$/, { selector: 'input' });
const section = () => within(screen.getByRole('region', { name: 'Imagem de fundo' }));
const thumbnail = () => section().findByRole('presentation');
const alert = async () => (await section().findByRole('alert')).textContent;
const name = (text: string) => screen.findByText(text, { selector: 'p[class]' });
/** jsdom's files cannot be read this way. */
const file = (bytes: Uint8Array<ArrayBuffer>, called: string, type = 'image/png') =>
  Object.assign(new File([bytes], called, { type }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });

test('the limit is said beforehand', async () => {
  await open();
  expect(zone()).toHaveAccessibleDescription(/^PNG, JPEG ou WebP · até 10\sMB · A4 paisagem/);
});

test('an image is chosen, made one JPEG in place of the stored one, and removed', async () => {
  const user = await openWithImage();
  await user.upload(input(), file(png(4960, 3508), 'serra.png', 'text/plain'));
  expect(await name('serra.png')).toBeVisible();
  expect(decoded.map(({ type }) => type)).toEqual(['image/png']);
  expect(await thumbnail()).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${Buffer.from(jpeg(2480, 1754)).toString('base64')}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Remover imagem de fundo' }));
  expect(screen.queryByText('Imagem atual')).not.toBeInTheDocument();
  expect(zone()).toHaveFocus();
});

test('a new image is sent in place of the stored one, not beside it', async () => {
  const user = await openWithImage();
  await user.upload(input(), file(png(4960, 3508), 'serra.png'));
  await name('serra.png');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => {
    const puts = (await requestsOf(company.company_id)).filter(({ method }) => method === 'PUT');
    const raw_image = expect.stringMatching(/^data:image\/jpeg/) as string;
    expect(puts.map(({ body }) => body)).toMatchObject([{ background_image: '', raw_image }]);
  });
});

test.each(['SVG', 'HTML', 'GIF', 'empty'])('%s called .png is not taken', async (what) => {
  const user = await open();
  await user.upload(input(), file(foreignFiles[what] ?? new Uint8Array(), 'fundo.png'));
  expect(await alert()).toBe('Este arquivo não é uma imagem PNG, JPEG ou WebP. ');
  expect(decoded).toEqual([]);
});

test.each([
  [
    'too many bytes',
    new Uint8Array(1_153_433),
    { MAX_BACKGROUND_IMAGE_BYTES: 1_048_576 },
    /Imagem muito grande. Máximo: 1\sMB\. fundo\.png tem 1,1\sMB\.$/,
  ],
  [
    'too many pixels',
    png(50_000, 50_000),
    {},
    /Máximo: 50 megapixels\. fundo\.png tem 50000 × 50000 px\.$/,
  ],
  ['no end', png(2480, 1754).slice(0, -1), {}, /Não foi possível ler este arquivo/],
])('a file with %s is refused before it is decoded', async (_what, bytes, config, words) => {
  const user = await open('/editor', { config });
  await user.upload(input(), file(bytes, 'fundo.png'));
  expect(await alert()).toMatch(words);
  expect(decoded).toEqual([]);
});

test('what cannot be decoded leaves the current image as it was', async () => {
  const user = await open();
  await user.upload(input(), file(png(2480, 1754), 'serra.png'));
  await name('serra.png');
  decode = () => Promise.reject(new DOMException('broken', 'InvalidStateError'));
  await user.upload(input(), file(png(2480, 1754), 'outra.png'));
  expect(await alert()).toMatch(/danificado\. A imagem atual foi mantida\.$/);
  expect(screen.getByText('serra.png')).toBeVisible();
});

test('while one file is read another may be chosen, and the last one counts', async () => {
  const user = await open();
  let finish: (picture: ImageBitmap) => void = () => undefined;
  decode = () => new Promise((resolve) => (finish = resolve));
  await user.upload(input(), file(png(2480, 1754), 'primeira.png'));
  await waitFor(() => expect(decoded).toHaveLength(1));
  expect(zone()).toHaveAttribute('aria-busy', 'true');
  expect(zone()).toHaveAccessibleDescription('Lendo a imagem…');
  const finishFirst = finish;
  await user.upload(input(), file(png(2480, 1754), 'segunda.png'));
  await waitFor(() => expect(decoded).toHaveLength(2));
  finish(bitmap(2480, 1754));
  expect(await name('segunda.png')).toBeVisible();
  const seen: string[] = [];
  new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  finishFirst(bitmap(1754, 1240));
  // One more goes the same way: once it is shown, the first would have been.
  await user.upload(input(), file(png(2480, 1754), 'terceira.png'));
  await waitFor(() => expect(decoded).toHaveLength(3));
  finish(bitmap(2480, 1754));
  expect(await name('terceira.png')).toBeVisible();
  expect(seen.join()).toContain('terceira.png');
  expect(seen.join()).not.toContain('primeira.png');
});

test('an image is dragged onto its place; beside it nothing is lost', async () => {
  await open();
  const dataTransfer = { types: ['Files'], files: [file(jpeg(2480, 1754), 'foto.jpg')] };
  expect(
    fireEvent.drop(screen.getByRole('heading', { level: 2, name: 'Imagem de fundo' }), {
      dataTransfer,
    }),
  ).toBe(false);
  expect(decoded).toEqual([]);
  fireEvent.dragEnter(zone(), { dataTransfer });
  fireEvent.drop(zone(), { dataTransfer });
  expect(await name('foto.jpg')).toBeVisible();
});

test('an image is pasted anywhere, but not in place of text', async () => {
  const user = await open();
  const files = [file(png(2480, 1754), 'image.png')];
  await user.click(screen.getByRole('button', { name: /Editar o nome$/ }));
  const words = { files, types: ['text/plain', 'Files'] };
  expect(
    fireEvent.paste(screen.getByRole('textbox', { name: /Nome/ }), { clipboardData: words }),
  ).toBe(true);
  expect(decoded).toEqual([]);
  expect(fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } })).toBe(
    false,
  );
  expect(await name('image.png')).toBeVisible();
});

test('a small stored image may look blurred in print', async () => {
  await openWithImage();
  const image = await thumbnail();
  expect(image).toHaveAttribute('src', expect.stringContaining(`${platformUrl()}/media/images/`));
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  expect(
    await screen.findByText('800 × 600 px pode ficar sem nitidez na impressão.'),
  ).toBeVisible();
});

test('a stored image that is gone says so', async () => {
  await openWithImage();
  fireEvent.error(await thumbnail());
  expect(await screen.findByText(/^Não foi possível carregar esta imagem/)).toBeVisible();
});
