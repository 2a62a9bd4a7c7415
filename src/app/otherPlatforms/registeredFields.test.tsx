/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '#testing/console.ts';
import { limitVariant, setUpOtherPlatform } from '#testing/mount/otherPlatform.tsx';
import type { ResponseVariant } from '#testing/rewritingProxy.ts';

const platform = setUpOtherPlatform();
const metadata = /\/company\/graphql$/;

async function openFields() {
  const { user } = platform.open('/en/editor', 'admin');
  const [button] = await screen.findAllByRole('button', { name: /registered data/i });
  if (!button) throw new Error('There is no button.');
  await user.click(button);
  return user;
}

const getFields = () =>
  screen.getAllByRole('option').filter(({ textContent }) => textContent.startsWith('Tag '));

const repeatPage =
  (total: unknown): ResponseVariant =>
  () => ({
    body: {
      data: {
        companyUserMetadata: {
          items: Array.from({ length: 50 }, (_, index) => ({ id: index, name: `Tag ${index}` })),
          total,
        },
      },
    },
  });

describe('list of registered data', () => {
  test.each([[1_000_000], ['many']])(
    'lists each field once when the service repeats the same page with the total %j',
    async (total) => {
      platform.respondWith(limitVariant('POST', metadata, repeatPage(total)));
      await openFields();
      await waitFor(() => expect(getFields()).toHaveLength(50));
      expect(platform.getRequests('POST', metadata)).toHaveLength(2);
    },
  );

  test('fetches again after a response that could not be parsed', async () => {
    expectConsoleError(/^ApiError: Unexpected answer: companyUserMetadata\.items/, 1);
    platform.respondWith(
      limitVariant('POST', metadata, () => ({
        body: { data: { companyUserMetadata: { items: 'x' } } },
      })),
    );
    const user = await openFields();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    platform.respondWith(limitVariant('POST', metadata, repeatPage(50)));
    await user.click(retry);
    await waitFor(() => expect(getFields()).toHaveLength(50));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
