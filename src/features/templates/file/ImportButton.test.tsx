/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';
import { setUpTemplatesPage } from '#testing/mount/templatesPage.tsx';
import { createTemplate, injectFault } from '#testing/platform.ts';
import { serializeTemplateFile } from './templateFile.ts';

const page = setUpTemplatesPage();
const becameDefault = 'É o primeiro modelo e, por isso, agora é o modelo padrão da empresa.';

async function importTemplate(name: string, fields: Partial<CertificateTemplate> = {}) {
  const { user } = page.renderPage();
  const button = await screen.findByRole('button', { name: 'Importar' });
  // The button opens the file dialog of a hidden input.
  const openDialog = jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  await user.click(button);
  const input = openDialog.mock.contexts[0] as HTMLInputElement;
  openDialog.mockRestore();
  const text = serializeTemplateFile({ ...createDefaultTemplate(), name, ...fields });
  const file = new File([text], 'template.json', { type: 'application/json' });
  // jsdom's files lack this method.
  file.text = () => Promise.resolve(text);
  await user.upload(input, file);
}

describe('ImportButton', () => {
  test("says that a company's first template becomes the default, and stores its code on the front", async () => {
    await importTemplate('Energia 2026', { showsCodeOnFront: true });
    expect((await page.findTexts('“Energia 2026” importado.'))[0]).toBeVisible();
    expect(screen.getByText(becameDefault)).toBeVisible();
    expect(await page.fetchStoredTemplates()).toMatchObject([
      { favorite: true, shows_code_on_front: true },
    ]);
  });

  test('says nothing about the default when the company has templates', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await importTemplate('Segundo');
    expect((await page.findTexts('“Segundo” importado.'))[0]).toBeVisible();
    expect(screen.queryByText(becameDefault)).toBeNull();
  });

  test('does not send the option of the code on the front to a platform without it', async () => {
    await injectFault(page.company, 'GET /settings', {
      status: 200,
      body: JSON.stringify({ show_certificates: true }),
      content_type: 'application/json',
    });
    await importTemplate('Energia 2026', { showsCodeOnFront: true });
    expect((await page.findTexts('“Energia 2026” importado.'))[0]).toBeVisible();
    expect(await page.fetchStoredTemplates()).toMatchObject([{ shows_code_on_front: false }]);
  });
});
