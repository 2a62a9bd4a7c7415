/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { allowConsoleError, expectConsoleError } from '#testing/console.ts';
import { optionalCertificateFields } from '#testing/optionalCertificateFields.ts';
import {
  removeField,
  listMissingFieldCases,
  createNumericIdVariant,
  emptyResponses,
  equivalentResponses,
} from '#testing/responseVariants.ts';
import {
  limitVariant,
  setUpOtherPlatform,
  waitForRowCount,
  findTryAgainButton,
} from '#testing/mount/otherPlatform.tsx';
import type { ResponseVariant } from '#testing/rewritingProxy.ts';

const platform = setUpOtherPlatform(beforeAll);

interface MetadataList {
  items: unknown;
}

describe('Home with responses of other query services', () => {
  const graphql = /\/missions\/graphql$/;
  const metadata = /\/company\/graphql$/;
  const forbiddenError = {
    message: 'No.',
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  };
  const unauthorizedError = { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } };
  const openHome = async (isLoaded: boolean) => {
    const { history } = platform.open('/en');
    if (isLoaded) await waitForRowCount(2);
    else await findTryAgainButton();
    await screen.findByRole('heading', { name: 'My certificates' });
    expect(history.location.pathname).toBe('/en');
  };
  const changeBody =
    (change: (answer: object) => unknown): ResponseVariant =>
    ({ body }) => ({
      body: change(body as object),
    });

  test.each([
    ['numeric ids', undefined],
    ['additional keys', equivalentResponses['additional keys']],
  ])('shows certificates with %s', async (_name, variant) => {
    const numbers = createNumericIdVariant();
    const limitedVariant = limitVariant('POST', graphql, variant ?? numbers.variant);
    platform.respondWith(limitedVariant, variant ? undefined : numbers.restoreIds);
    await openHome(true);
    expect(screen.queryByText(/something may be missing/)).toBeNull();
  });

  test.each([
    ['FORBIDDEN', forbiddenError],
    ['UNAUTHENTICATED', unauthorizedError],
  ])(
    'shows certificates and a note when the response also has a %s error',
    async (_code, error) => {
      expectConsoleError(/^ApiError: No\./, 1);
      platform.respondWith(
        limitVariant(
          'POST',
          graphql,
          changeBody((answer) => ({ ...answer, errors: [error] })),
        ),
      );
      await openHome(true);
      await screen.findByText(/something may be missing/);
    },
  );

  test('leaves out a certificate without an id and shows a note', async () => {
    expectConsoleError(/^Left out what could not be read: id /, 1);
    platform.respondWith(
      limitVariant('POST', graphql, (answer) => {
        const { data } = answer.body as { data: { certificates: { id?: string }[] } };
        delete data.certificates[0]?.id;
        return { body: { data } };
      }),
    );
    platform.open('/en');
    await waitForRowCount(1);
    await screen.findByText(/something may be missing/);
  });

  test.each(listMissingFieldCases(optionalCertificateFields))(
    'shows certificates when the field %s is %s',
    async (field, replacement) => {
      const applyVariant = removeField(field, replacement);
      platform.respondWith(
        limitVariant('POST', graphql, (answer, call) => {
          const { data } = answer.body as { data: { certificates: unknown[] } };
          const { body } = applyVariant({ ...answer, body: data.certificates }, call);
          return { body: { data: { certificates: body } } };
        }),
      );
      await openHome(true);
      expect(screen.queryByText(/something may be missing/)).toBeNull();
    },
  );

  test.each(Object.entries(emptyResponses))(
    'shows an error and a retry button when the certificates response is %s',
    async (_name, variant) => {
      expectConsoleError(/^ApiError: (?:Unexpected|Server response was missing)/, 1);
      platform.respondWith(limitVariant('POST', graphql, variant));
      await openHome(false);
    },
  );

  test.each([
    ...Object.entries(emptyResponses),
    [
      'no data and FORBIDDEN',
      changeBody(() => ({ data: null, errors: [forbiddenError] })),
    ] as const,
    [
      'no data and UNAUTHENTICATED',
      changeBody(() => ({ data: null, errors: [unauthorizedError] })),
    ] as const,
    ['a status of 401', () => ({ status: 401, body: {} })] as const,
    ['a status of 403', () => ({ status: 403, body: {} })] as const,
  ])('shows certificates when the metadata response is %s', async (_name, variant) => {
    // The test does not wait for the response.
    allowConsoleError(/^ApiError: /);
    platform.respondWith(limitVariant('POST', metadata, variant));
    await openHome(true);
    // No part of the page waits for this request.
    await waitFor(() => expect(platform.getRequests('POST', metadata)).not.toEqual([]));
  });

  test.each(
    listMissingFieldCases([
      'type',
      'active',
      'color',
      'created_at',
      'is_metadata_in_audience_rule',
    ]),
  )('shows the tags when the metadata field %s is %s', async (field, replacement) => {
    const applyVariant = removeField(field, replacement);
    const answer: ResponseVariant = (response, call) => {
      const copy = structuredClone(response.body) as {
        data: { companyUserMetadata: MetadataList };
      };
      const list = copy.data.companyUserMetadata;
      list.items = applyVariant({ ...response, body: list.items }, call).body;
      return { body: copy };
    };
    platform.respondWith(limitVariant('POST', metadata, answer));
    await openHome(true);
    await screen.findByText('Remote');
  });
});
