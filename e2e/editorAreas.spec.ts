import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openAs, overflowOf, test } from './fixtures.ts';

const area = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paper = (page: Page) => page.getByRole('group', { name: /^Certificado de / });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Adicionar dado registrado' });

/** As it is seen: fields by their names in brackets. */
const textOf = (field: Locator) =>
  field.evaluate((element) =>
    Array.from(element.childNodes, (node) => {
      const text = (node.textContent ?? '').replaceAll('\u200b', '');
      return node.nodeType === Node.TEXT_NODE ? text : `[${text}]`;
    }).join(''),
  );
const expectText = (field: Locator, text: string) => expect.poll(() => textOf(field)).toBe(text);

test.beforeEach(async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await openAs(page, platform, admin, '/editor');
  await area(page, 'Cabeçalho').click();
});

test('a field is typed, searched and chosen, and undone, without a mouse', async ({ page }) => {
  const header = area(page, 'Cabeçalho');
  await page.keyboard.type('Duração: !');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('{{');
  await expect(picker(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('carga horaria');
  await expect(picker(page).getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  await expect(header).toBeFocused();
  await expectText(header, 'Duração: [Carga horária]!');
  await page.keyboard.type('.');
  await expectText(header, 'Duração: [Carga horária].!');
  await expect(paper(page)).toContainText('8 horas e 30 minutos');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expectText(header, 'Duração: .!');
  await page.keyboard.press('ControlOrMeta+z');
  await expectText(header, 'Duração: [Carga horária].!');
  await page.getByRole('button', { name: /^Restaurar/ }).click();
  await expectText(header, '');
});

test('Escape closes the list and the caret is where it was', async ({ page }) => {
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('{{');
  await expect(picker(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await page.keyboard.type('-');
  await expectText(area(page, 'Cabeçalho'), 'a{{-b');
});

test('what is pasted is plain text with fields, as much as fits', async ({ page }) => {
  const paste = (text: string, html = '') =>
    area(page, 'Centro').evaluate(
      (field, [plain, rich]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', plain);
        dataTransfer.setData('text/html', rich);
        const inputType = 'insertFromPaste';
        const options = { inputType, dataTransfer, bubbles: true, cancelable: true };
        field.dispatchEvent(new InputEvent('beforeinput', options));
      },
      [text, html] as const,
    );
  const center = area(page, 'Centro');
  await center.click();
  await paste('De {{user.name}}\r\naté {{user.gone}}', '<b>De</b>');
  await expectText(center, 'De [Nome]\naté [user.gone]');
  await expect(center.locator('b')).toHaveCount(0);
  await expect(page.getByText('“user.gone” não existe mais')).toBeVisible();
  await page.getByRole('button', { name: 'Remover' }).click();
  await expectText(center, 'De [Nome]\naté ');
  await paste(`${'x'.repeat(258)}😀`);
  await expect(center).toHaveAccessibleDescription(/279 de 280 caracteres.*no tamanho máximo/);
});

test('what an input method composes comes once', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be told to compose');
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  for (const text of ['n', 'に', '日本']) await compose(text);
  await keyboard.send('Input.insertText', { text: '日本' });
  await expectText(area(page, 'Cabeçalho'), 'a日本b');
  await expect(area(page, 'Cabeçalho')).toHaveAccessibleDescription(/^4 de 280/);

  await page.keyboard.press('ControlOrMeta+a');
  await keyboard.send('Input.insertText', { text: 'x'.repeat(279) });
  await compose('か');
  await compose('かな');
  await keyboard.send('Input.insertText', { text: 'かな' });
  await expectText(area(page, 'Cabeçalho'), `${'x'.repeat(279)}か`);
});

test('a language without texts is said, and shown in the preview', async ({ page }) => {
  await page.keyboard.type('Texto');
  await page.getByRole('button', { name: 'Espanhol em branco' }).click();
  await expect(page.getByRole('tab', { name: 'Espanhol: em branco' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Português: completo' })).toBeVisible();
  await expect(area(page, 'Cabeçalho')).toBeFocused();
  await page.keyboard.type('Hola');
  await expect(paper(page)).toContainText('Hola');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
});
