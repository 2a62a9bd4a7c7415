import type { Page } from '@playwright/test';
import { expect, storeTemplate, type TestPlatform } from '../fixtures.ts';
import { mountModule, openHost } from '../hosts/driveHost.ts';

/** A screen, its module and path, and a selector that matches at least four elements once the screen is complete. */
export interface HostedScreen {
  module: 'CertificatesApp' | 'TemplatesApp';
  path: string;
  selector: string;
}

/** Screens by name. The certificate of the preview is added to its path. */
export const screens = {
  Home: { module: 'CertificatesApp', path: '/', selector: 'canvas[data-drawn]' },
  'a preview': { module: 'CertificatesApp', path: '/preview/', selector: 'svg text' },
  templates: { module: 'TemplatesApp', path: '/templates', selector: 'svg text' },
  'the editor': { module: 'TemplatesApp', path: '/editor', selector: 'section svg text' },
} as const satisfies Record<string, HostedScreen>;

/** Creates a company with a template and certificates, and the props that show a screen to its administrator. */
export async function createScreenProps(
  platform: TestPlatform,
  { path }: HostedScreen,
): Promise<object> {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { layout: 'Layout2' });
  const [id = ''] = await platform.createCertificates(company.admin, 4);
  return {
    ...{ router: 'memory', locale: 'en', colorMode: 'light', theme: { font: 'Arial' } },
    token: company.admin.token,
    path: path === '/preview/' ? path + id : path,
  };
}

/** Mounts a screen without motion in a page without styles. */
export async function openBarePage(
  page: Page,
  platform: TestPlatform,
  screen: HostedScreen,
): Promise<void> {
  const props = await createScreenProps(platform, screen);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHost(page, platform, 'plain');
  await page.locator('body > h1').evaluate((heading) => heading.remove());
  await mountModule(page, 'app', screen.module, props);
  await expect(page.locator('#app').locator(screen.selector).nth(3)).toBeAttached();
  await page.waitForLoadState('networkidle');
}
