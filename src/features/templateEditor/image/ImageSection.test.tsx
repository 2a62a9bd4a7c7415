/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsoleError } from '#testing/console.ts';
import { unsupportedFiles, buildMinimalJpeg, buildMinimalPng } from '#testing/minimalImages.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;
/** Files passed to the fake decoder. */
let decodedFiles: Blob[];
let decode: (file: Blob) => Promise<ImageBitmap>;

const bitmap = (width: number, height: number): ImageBitmap => ({
  width,
  height,
  close: () => undefined,
});

beforeAll(() => {
  // jsdom cannot decode or draw images: the canvas returns a JPEG of its size.
  globalThis.createImageBitmap = ((file: Blob) => {
    decodedFiles.push(file);
    return decode(file);
  }) as typeof createImageBitmap;
});
beforeEach(async () => {
  // jsdom loads no images.
  allowConsoleError(/^The background (?:image )?could not be /);
  decodedFiles = [];
  decode = () => Promise.resolve(bitmap(4960, 3508));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => context as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    // A File of jsdom, as its FileReader requires.
    done(new File([buildMinimalJpeg(this.width, this.height)], '', { type: 'image/jpeg' }));
  });
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function openEditor(path = '/editor', options = {}) {
  // The file dialog can be set to show all files.
  const user = userEvent.setup({ applyAccept: false });
  const view = renderApp(path, { token: company.admin.token, ...options });
  stop = view.stop;
  await screen.findByRole('heading', { level: 2, name: 'Imagem de fundo' });
  return user;
}

async function openEditorWithImage() {
  const raw_image = `data:image/jpeg;base64,${Buffer.from(buildMinimalJpeg(800, 600)).toString('base64')}`;
  return openEditor(`/editor/${await createTemplate(company, { raw_image })}`);
}

const getDropZone = () => screen.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ });
const getFileInput = () =>
  screen.getByLabelText(/^(Enviar uma|Trocar a) imagem$/, { selector: 'input' });
const getSection = () => within(screen.getByRole('region', { name: 'Imagem de fundo' }));
const findThumbnail = () => getSection().findByRole('presentation');
const findAlertText = async () => (await getSection().findByRole('alert')).textContent;
const findFileName = (text: string) => screen.findByText(text, { selector: 'p[class]' });
/** Creates a file with `arrayBuffer`, which jsdom's files lack. */
const createFile = (bytes: Uint8Array<ArrayBuffer>, fileName: string, type = 'image/png') =>
  Object.assign(new File([bytes], fileName, { type }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });

test('converts a chosen image to JPEG in place of the stored one, and removes it', async () => {
  const user = await openEditorWithImage();
  await user.upload(
    getFileInput(),
    createFile(buildMinimalPng(4960, 3508), 'serra.png', 'text/plain'),
  );
  expect(await findFileName('serra.png')).toBeVisible();
  expect(decodedFiles.map(({ type }) => type)).toEqual(['image/png']);
  expect(await findThumbnail()).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${Buffer.from(buildMinimalJpeg(2480, 1754)).toString('base64')}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Remover imagem de fundo' }));
  expect(screen.queryByText('Imagem atual')).not.toBeInTheDocument();
  expect(getDropZone()).toHaveFocus();
});

test('saves a new image without the crop of the stored one', async () => {
  const user = await openEditorWithImage();
  await user.upload(getFileInput(), createFile(buildMinimalPng(4960, 3508), 'serra.png'));
  await findFileName('serra.png');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => {
    const puts = (await getRequests(company.company_id)).filter(({ method }) => method === 'PUT');
    const raw_image = expect.stringMatching(/^data:image\/jpeg/) as string;
    expect(puts.map(({ body }) => body)).toMatchObject([{ background_image: '', raw_image }]);
  });
});

test.each(['SVG', 'HTML', 'GIF', 'empty'])('rejects %s named .png', async (kind) => {
  const user = await openEditor();
  await user.upload(
    getFileInput(),
    createFile(unsupportedFiles[kind] ?? new Uint8Array(), 'fundo.png'),
  );
  expect(await findAlertText()).toBe('Este arquivo não é uma imagem PNG, JPEG ou WebP. ');
  expect(decodedFiles).toEqual([]);
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
    buildMinimalPng(50_000, 50_000),
    {},
    /Máximo: 50 megapixels\. fundo\.png tem 50000 × 50000 px\.$/,
  ],
  [
    'a missing end',
    buildMinimalPng(2480, 1754).slice(0, -1),
    {},
    /Não foi possível ler este arquivo/,
  ],
])('rejects a file with %s before decoding it', async (_problem, bytes, config, text) => {
  const user = await openEditor('/editor', { config });
  await user.upload(getFileInput(), createFile(bytes, 'fundo.png'));
  expect(await findAlertText()).toMatch(text);
  expect(decodedFiles).toEqual([]);
});

test('keeps the current image when a new file cannot be decoded', async () => {
  const user = await openEditor();
  await user.upload(getFileInput(), createFile(buildMinimalPng(2480, 1754), 'serra.png'));
  await findFileName('serra.png');
  decode = () => Promise.reject(new DOMException('broken', 'InvalidStateError'));
  await user.upload(getFileInput(), createFile(buildMinimalPng(2480, 1754), 'outra.png'));
  expect(await findAlertText()).toMatch(/danificado\. A imagem atual foi mantida\.$/);
  expect(screen.getByText('serra.png')).toBeVisible();
});

test('uses the last file when another one is chosen during reading', async () => {
  const user = await openEditor();
  let finish: (picture: ImageBitmap) => void = () => undefined;
  decode = () => new Promise((resolve) => (finish = resolve));
  await user.upload(getFileInput(), createFile(buildMinimalPng(2480, 1754), 'primeira.png'));
  await waitFor(() => expect(decodedFiles).toHaveLength(1));
  expect(getDropZone()).toHaveAttribute('aria-busy', 'true');
  expect(getDropZone()).toHaveAccessibleDescription('Lendo a imagem…');
  const finishFirst = finish;
  await user.upload(getFileInput(), createFile(buildMinimalPng(2480, 1754), 'segunda.png'));
  await waitFor(() => expect(decodedFiles).toHaveLength(2));
  finish(bitmap(2480, 1754));
  expect(await findFileName('segunda.png')).toBeVisible();
  const texts: string[] = [];
  new MutationObserver(() => texts.push(document.body.textContent)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  finishFirst(bitmap(1754, 1240));
  // Once a third image is shown, the first one would have been shown too.
  await user.upload(getFileInput(), createFile(buildMinimalPng(2480, 1754), 'terceira.png'));
  await waitFor(() => expect(decodedFiles).toHaveLength(3));
  finish(bitmap(2480, 1754));
  expect(await findFileName('terceira.png')).toBeVisible();
  expect(texts.join()).toContain('terceira.png');
  expect(texts.join()).not.toContain('primeira.png');
});

test('shows the limits before a file is chosen, accepts an image on the drop zone and ignores drops beside it', async () => {
  await openEditor();
  expect(getDropZone()).toHaveAccessibleDescription(
    /^PNG, JPEG ou WebP · até 10\sMB · A4 paisagem/,
  );
  const dataTransfer = {
    types: ['Files'],
    files: [createFile(buildMinimalJpeg(2480, 1754), 'foto.jpg')],
  };
  expect(
    fireEvent.drop(screen.getByRole('heading', { level: 2, name: 'Imagem de fundo' }), {
      dataTransfer,
    }),
  ).toBe(false);
  expect(decodedFiles).toEqual([]);
  fireEvent.dragEnter(getDropZone(), { dataTransfer });
  fireEvent.drop(getDropZone(), { dataTransfer });
  expect(await findFileName('foto.jpg')).toBeVisible();
});

test('accepts an image pasted anywhere except text pasted into a field', async () => {
  const user = await openEditor();
  const files = [createFile(buildMinimalPng(2480, 1754), 'image.png')];
  await user.click(screen.getByRole('button', { name: /Editar o nome$/ }));
  const clipboardData = { files, types: ['text/plain', 'Files'] };
  expect(fireEvent.paste(screen.getByRole('textbox', { name: /Nome/ }), { clipboardData })).toBe(
    true,
  );
  expect(decodedFiles).toEqual([]);
  const heading = screen.getByRole('heading', { level: 2, name: 'Imagem de fundo' });
  expect(fireEvent.paste(heading, { clipboardData: { files, types: ['Files'] } })).toBe(false);
  expect(await findFileName('image.png')).toBeVisible();
});

test('warns that a small stored image may look blurred in print, and reports when it cannot be loaded', async () => {
  await openEditorWithImage();
  const image = await findThumbnail();
  expect(image).toHaveAttribute(
    'src',
    expect.stringContaining(`${getPlatformUrl()}/media/images/`),
  );
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  expect(
    await screen.findByText('800 × 600 px pode ficar sem nitidez na impressão.'),
  ).toBeVisible();
  fireEvent.error(image);
  expect(await screen.findByText(/^Não foi possível carregar esta imagem/)).toBeVisible();
});

test('reports a stored image that certificates cannot show', async () => {
  decode = () => Promise.reject(new DOMException('damaged', 'InvalidStateError'));
  const raw_image = `data:image/png;base64,${Buffer.from(buildMinimalPng(800, 600)).toString('base64')}`;
  await openEditor(`/editor/${await createTemplate(company, { raw_image })}`);
  expect(await getSection().findByText(/^Não foi possível carregar esta imagem/)).toBeVisible();
  expect(getSection().queryByRole('presentation')).not.toBeInTheDocument();
});
