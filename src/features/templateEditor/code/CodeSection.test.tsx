/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  getPlatformUrl,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => stop());

async function openEditor(path: string, config = {}) {
  ({ stop } = renderApp(path, { token: company.admin.token, config }));
  await screen.findByRole('heading', { name: 'Escolha um layout' });
  return userEvent.setup();
}

const name = 'Código de validação na frente';
const getSwitch = () => screen.getByRole('switch', { name });
const clickButton = (user: ReturnType<typeof userEvent.setup>, button: string) =>
  user.click(screen.getByRole('button', { name: button }));

async function fetchTemplates() {
  const response = await fetch(`${getPlatformUrl()}/missions/certificate-templates`, {
    headers: { Authorization: company.admin.token },
  });
  return (await response.json()) as { shows_code_on_front: boolean }[];
}

test('is on in a new template, and stored with it', async () => {
  const user = await openEditor('/editor');
  expect(getSwitch()).toBeChecked();
  await clickButton(user, 'Salvar');
  await waitFor(async () =>
    expect(await fetchTemplates()).toMatchObject([{ shows_code_on_front: true }]),
  );
});

test('is off in a template from before, can be switched, undone and saved, and is on after a reset', async () => {
  const user = await openEditor(`/editor/${await createTemplate(company)}`);
  expect(getSwitch()).not.toBeChecked();
  await user.click(getSwitch());
  expect(getSwitch()).toBeChecked();
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await clickButton(user, 'Desfazer');
  expect(getSwitch()).not.toBeChecked();
  await clickButton(user, 'Refazer');
  await clickButton(user, 'Salvar');
  await waitFor(async () =>
    expect(await fetchTemplates()).toMatchObject([{ shows_code_on_front: true }]),
  );
  await user.click(getSwitch());
  await clickButton(user, 'Salvar');
  await waitFor(async () =>
    expect(await fetchTemplates()).toMatchObject([{ shows_code_on_front: false }]),
  );
  await clickButton(user, 'Restaurar valores iniciais');
  expect(getSwitch()).toBeChecked();
});

test('has a hint if the address of certificates is too long for the code', async () => {
  const hint = 'Endereço longo demais para um código na frente';
  const PUBLIC_URL = `https://learn.example/${'long/'.repeat(20)}`;
  const user = await openEditor('/editor', { PUBLIC_URL });
  expect(await screen.findByText(hint)).toBeVisible();
  await user.click(getSwitch());
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  stop();
  await openEditor('/editor');
  expect(await screen.findByText('Nada foi cortado')).toBeVisible();
  expect(screen.queryByText(hint)).toBeNull();
});

test('is missing where the platform does not announce the option, which is not sent', async () => {
  await injectFault(company, 'GET /settings', {
    status: 200,
    body: JSON.stringify({ show_certificates: true }),
    content_type: 'application/json',
  });
  const send = globalThis.fetch;
  const bodies: Promise<string>[] = [];
  const record = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request && input.method === 'POST') bodies.push(input.clone().text());
    return send(input, init);
  });
  const user = await openEditor('/editor');
  expect(screen.queryByRole('switch', { name })).toBeNull();
  await clickButton(user, 'Salvar');
  await waitFor(async () => expect(await fetchTemplates()).toHaveLength(1));
  record.mockRestore();
  const saved = (await Promise.all(bodies)).filter((body) => body.includes('custom_fields'));
  expect(saved).toHaveLength(1);
  expect(Object.keys(JSON.parse(saved[0] ?? '{}') as object)).toEqual([
    'name',
    'layout',
    'favorite',
    'background_image',
    'raw_image',
    'colors',
    'custom_fields',
  ]);
});
