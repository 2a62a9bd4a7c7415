/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import {
  certificateFields,
  lacking,
  missing,
  numericIds,
  sayingNothing,
  sayingTheSame,
} from '#testing/manners.ts';
import { only, otherPlatform, rows, tryAgain } from '#testing/mount/otherPlatform.tsx';
import type { Manner } from '#testing/translatingProxy.ts';

const platform = otherPlatform();

interface Listed {
  items: unknown;
}

describe('the query services', () => {
  const graphql = /\/missions\/graphql$/;
  const metadata = /\/company\/graphql$/;
  const refused = { message: 'No.', extensions: { code: 'FORBIDDEN', http: { status: 403 } } };
  const ended = { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } };
  const openHome = async (isWhole: boolean) => {
    const { history } = platform.open('/en');
    if (isWhole) await rows(2);
    else await tryAgain();
    await screen.findByRole('heading', { name: 'My certificates' });
    expect(history.location.pathname).toBe('/en');
  };
  const within =
    (change: (answer: object) => unknown): Manner =>
    ({ body }) => ({
      body: change(body as object),
    });

  test.each([
    ['numeric ids', undefined],
    ['keys nobody knows', sayingTheSame['keys nobody knows']],
  ])('certificates: %s are understood', async (_how, manner) => {
    const numbers = numericIds();
    const asked = only('POST', graphql, manner ?? numbers.manner);
    platform.answerIn(asked, manner ? undefined : numbers.understand);
    await openHome(true);
    expect(screen.queryByText(/something may be missing/)).toBeNull();
  });

  test.each([
    ['FORBIDDEN', refused],
    ['UNAUTHENTICATED', ended],
  ])('certificates with an error that says %s are shown, with a note', async (_code, error) => {
    platform.answerIn(
      only(
        'POST',
        graphql,
        within((answer) => ({ ...answer, errors: [error] })),
      ),
    );
    await openHome(true);
    await screen.findByText(/something may be missing/);
  });

  test('one without an id is left out, which is said', async () => {
    platform.answerIn(
      only('POST', graphql, (answer) => {
        const { data: sent } = answer.body as { data: { certificates: { id?: string }[] } };
        delete sent.certificates[0]?.id;
        return { body: { data: sent } };
      }),
    );
    platform.open('/en');
    await rows(1);
    await screen.findByText(/something may be missing/);
  });

  test.each(missing(certificateFields))(
    'certificates: %s %s hides itself alone',
    async (field, how) => {
      const lacks = lacking(field, how);
      platform.answerIn(
        only('POST', graphql, (answer, call) => {
          const { data: sent } = answer.body as { data: { certificates: unknown[] } };
          const { body } = lacks({ ...answer, body: sent.certificates }, call);
          return { body: { data: { certificates: body } } };
        }),
      );
      await openHome(true);
      expect(screen.queryByText(/something may be missing/)).toBeNull();
    },
  );

  test.each(Object.entries(sayingNothing))(
    'certificates: %s fails where it was asked, and can be tried again',
    async (_how, manner) => {
      platform.answerIn(only('POST', graphql, manner));
      await openHome(false);
    },
  );

  test.each([
    ...Object.entries(sayingNothing),
    ['no data and FORBIDDEN', within(() => ({ data: null, errors: [refused] }))] as const,
    ['no data and UNAUTHENTICATED', within(() => ({ data: null, errors: [ended] }))] as const,
    ['a status of 401', () => ({ status: 401, body: {} })] as const,
    ['a status of 403', () => ({ status: 403, body: {} })] as const,
  ])('metadata: %s moves nothing', async (_how, manner) => {
    platform.answerIn(only('POST', metadata, manner));
    await openHome(true);
    expect(platform.called('POST', metadata).length).toBeGreaterThan(0);
  });

  test.each(missing(['type', 'active', 'color', 'created_at', 'is_metadata_in_audience_rule']))(
    'metadata: %s %s hides what it would show, and nothing else',
    async (field, how) => {
      const lack = lacking(field, how);
      const answer: Manner = (whole, call) => {
        const copy = structuredClone(whole.body) as { data: { companyUserMetadata: Listed } };
        const list = copy.data.companyUserMetadata;
        list.items = lack({ ...whole, body: list.items }, call).body;
        return { body: copy };
      };
      platform.answerIn(only('POST', metadata, answer));
      await openHome(true);
      await screen.findByText('Remote');
    },
  );
});
