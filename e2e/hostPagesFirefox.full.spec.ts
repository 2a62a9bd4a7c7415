import { Firefox, findElements, hasFirefox } from './firefox.ts';
import { expect, test } from './fixtures.ts';
import { addStyleSheet } from './hosts/driveHost.ts';
import { createScreenProps, screens } from './hostPages/openBarePage.ts';
import { listFailures } from './hostPages/styleProbe.ts';
import { constantRoom, hostLayouts, hostStyles } from './hostPages/styles.ts';

test('no element of any screen differs from the bare page in Firefox', async ({ platform }) => {
  test.skip(!hasFirefox(), 'Firefox is not installed');
  test.setTimeout(600_000);
  const firefox = await Firefox.start();
  try {
    for (const [name, screen] of Object.entries(screens))
      await test.step(name, async () => {
        const props = JSON.stringify(await createScreenProps(platform, screen));
        await firefox.open(platform.hosts.plain, 'window.host?.mount');
        await firefox.evaluate("document.querySelector('body > h1').remove()");
        await firefox.evaluate(`host.mount('app', '${screen.module}', ${props})`);
        await firefox.waitUntil(`${findElements(screen.selector)}[3]`);
        // The padding of other screens depends on their width, which differs by a scroll bar.
        if (name === 'Home')
          expect(await listFailures(firefox, hostLayouts, { hasSizes: false })).toEqual({});
        await addStyleSheet(firefox, constantRoom);
        expect(await listFailures(firefox, hostStyles, { hasSizes: true })).toEqual({});
      });
  } finally {
    await firefox.close();
  }
});
