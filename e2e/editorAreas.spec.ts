import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openScreenAs, measureOverflow, test } from './fixtures.ts';

const getArea = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const getCertificate = (page: Page) => page.getByRole('group', { name: /^Certificado de / });
const getPicker = (page: Page) => page.getByRole('dialog', { name: 'Adicionar dado registrado' });

/** Reads the text of a custom area, with the names of registered fields in brackets. */
const getAreaText = (field: Locator) =>
  field.evaluate((element) =>
    Array.from(element.childNodes, (node) => {
      const text = (node.textContent ?? '').replaceAll('\u200b', '');
      return node.nodeType === Node.TEXT_NODE ? text : `[${text}]`;
    }).join(''),
  );
const expectText = (field: Locator, text: string) =>
  expect.poll(() => getAreaText(field)).toBe(text);

test('inserts a registered field from the search using only the keyboard, pasted text and text of an input method, and marks a language without texts', async ({
  page,
  context,
  platform,
}) => {
  const company = await platform.createCompany();
  const name = 'Companhia Hidrelétrica do Vale do São Francisco';
  await platform.injectFault(company, `GET /companies/${company.company_id}/settings`, {
    body: JSON.stringify({ show_certificates: true, branding: { company: { name } } }),
  });
  await openScreenAs(page, platform, company.admin, '/editor');
  const [header, center] = [getArea(page, 'Cabeçalho'), getArea(page, 'Centro')];
  await header.click();
  await page.keyboard.type('Duração: !');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('{{');
  await expect(getPicker(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('carga horaria');
  await expect(getPicker(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(getPicker(page)).toBeHidden();
  await expect(header).toBeFocused();
  await expectText(header, 'Duração: [Carga horária]!');
  await page.keyboard.type('.');
  await expectText(header, 'Duração: [Carga horária].!');
  await expect(getCertificate(page)).toContainText('8 horas e 30 minutos');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expectText(header, 'Duração: .!');
  await page.keyboard.press('ControlOrMeta+z');
  await expectText(header, 'Duração: [Carga horária].!');
  await page.getByRole('button', { name: /^Restaurar/ }).click();
  await expectText(header, '');

  await test.step('offers the name of the user’s own company', async () => {
    await page
      .getByRole('button', { name: /^Adicionar dado registrado/ })
      .first()
      .click();
    const option = page.getByRole('option', { name: /^Nome da empresa/ });
    await expect(option).toContainText(name);
    expect((await option.boundingBox())?.height).toBeLessThan(48);
    await page.keyboard.press('Escape');
    await expect(getPicker(page)).toBeHidden();
  });

  await test.step('keeps the caret position when Escape closes the field list', async () => {
    await header.click();
    await page.keyboard.type('ab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('{{');
    await expect(getPicker(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getPicker(page)).toBeHidden();
    await page.keyboard.type('-');
    await expectText(header, 'a{{-b');
  });
  await page.getByRole('button', { name: /^Restaurar/ }).click();
  await expectText(header, '');
  await center.click();

  await test.step('pastes with fields up to the maximum length', async () => {
    const paste = (text: string, html = '') =>
      center.evaluate(
        (field, [plain, rich]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData('text/plain', plain);
          dataTransfer.setData('text/html', rich);
          const inputType = 'insertFromPaste';
          const options = { inputType, dataTransfer, bubbles: true, cancelable: true };
          field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
          field.dispatchEvent(new InputEvent('beforeinput', options));
        },
        [text, html] as const,
      );
    await paste('De {{user.name}}\r\naté {{user.gone}}', '<b>De</b>');
    await expectText(center, 'De [Nome]\naté [user.gone]');
    await expect(center.locator('b')).toHaveCount(0);
    await expect(page.getByText('“user.gone” não existe mais')).toBeVisible();
    await page.getByRole('button', { name: 'Remover' }).click();
    await expectText(center, 'De [Nome]\naté ');
    await paste(`${'x'.repeat(258)}😀`);
    await expect(center).toHaveAccessibleDescription(
      /279 de 280 caracteres.*Colado até 280; 2 caracteres ficaram de fora/,
    );
  });

  await test.step('inserts text of an input method', async () => {
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await header.click();
    await page.keyboard.type('ab');
    await page.keyboard.press('ArrowLeft');
    for (const text of ['n', 'に', '日本']) await compose(text);
    await keyboard.send('Input.insertText', { text: '日本' });
    await expectText(header, 'a日本b');
    await expect(header).toHaveAccessibleDescription(/^4 de 280/);

    await page.keyboard.press('ControlOrMeta+a');
    await keyboard.send('Input.insertText', { text: 'x'.repeat(279) });
    await compose('か');
    await compose('かな');
    await keyboard.send('Input.insertText', { text: 'かな' });
    await expectText(header, `${'x'.repeat(279)}か`);
  });

  await test.step('marks a language without texts and switches the preview to it', async () => {
    await page.getByRole('button', { name: /^Restaurar/ }).click();
    await expectText(header, '');
    await header.click();
    await page.keyboard.type('Texto');
    // The tabs fit beside the preview.
    const tabs = page.getByRole('tablist');
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Espanhol em branco' }).click();
    await expect(page.getByRole('tab', { name: 'Espanhol: em branco' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tab', { name: 'Português: completo' })).toBeVisible();
    await expect(header).toBeFocused();
    await page.keyboard.type('Hola');
    await expect(getCertificate(page)).toContainText('Hola');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await measureOverflow(page)).toBe(0);
  });
});
