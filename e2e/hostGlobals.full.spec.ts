/** Tests the plugin in host pages whose scripts changed built-in objects. */
import { expect, test } from './fixtures.ts';
import {
  downloadFirstCertificate,
  getCallbackArgs,
  mountModule,
  openHost,
  saveTemplate,
  typeHeader,
  unmount,
} from './hosts/driveHost.ts';

/** Changes of old libraries, which run before all other scripts. */
const changes: Record<string, () => void> = {
  'Object.prototype': () => {
    Object.assign(Object.prototype, { extend: () => undefined, isEmpty: () => false });
  },
  'Array.from': () => {
    Object.assign(Array, {
      from: (list: unknown[]): unknown[] => (Array.isArray(list) ? list.slice() : []),
    });
  },
  'JSON.parse': () => {
    const { parse } = JSON;
    const isoDate = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
    JSON.parse = (text: string) =>
      parse(text, (_key, value: unknown) =>
        typeof value === 'string' && isoDate.test(value) ? new Date(value) : value,
      ) as unknown;
  },
  'JSON.stringify': () => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
      },
    });
  },
};

for (const [name, change] of Object.entries(changes))
  test(`says that a script of the page changed ${name}`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await page.addInitScript(change);
    await openHost(page, platform, 'plain');
    const message = `Certificates cannot be shown, because a script of this page changed ${name}.`;
    for (const module of ['CertificatesApp', 'TemplatesApp', 'PrintView']) {
      const props = { router: 'memory', token: admin.token, certificateId: 'any' };
      await mountModule(page, module, module, props);
      await expect(page.locator(`#${module}`).getByText(message)).toBeVisible();
      const errors = await getCallbackArgs(page, module, 'onError');
      expect(errors).toEqual([[message, expect.stringMatching(/^[\da-f]{8}$/)]]);
      await unmount(page, module);
    }
  });

test('works beside methods that old libraries add to arrays, texts and elements', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 2);
  await page.addInitScript(() => {
    Object.assign(Array.prototype, {
      each(this: unknown[], visit: (item: unknown) => void) {
        this.forEach(visit);
      },
      include(this: unknown[], item: unknown) {
        return this.includes(item);
      },
      first(this: unknown[]) {
        return this[0];
      },
    });
    Object.assign(String.prototype, {
      strip(this: string) {
        return this.trim();
      },
    });
    Object.assign(Function.prototype, { delay: () => undefined });
    Object.assign(Element.prototype, { show: () => undefined, hide: () => undefined });
  });
  await openHost(page, platform, 'plain');
  const props = { router: 'memory', locale: 'en', token: admin.token };
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(2);
  await downloadFirstCertificate(page);
  await mountModule(page, 'editor', 'TemplatesApp', { ...props, path: '/editor' });
  await typeHeader(page);
  await saveTemplate(page);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  expect(await getCallbackArgs(page, 'editor', 'onError')).toEqual([]);
});
