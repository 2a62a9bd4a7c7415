/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { type Company, createCompany, giveCertificates, requestsOf } from '#testing/platform.ts';
import { restStore } from '#testing/mount/restStore.ts';
import {
  listedCertificatesLimit,
  missionsApi,
  selectIsListed,
  useListCertificates,
} from './missionsApi.ts';

let company: Company;

beforeEach(async () => (company = await createCompany()));

function Wanted({ isWanted }: { isWanted: boolean }) {
  useListCertificates(isWanted);
  return <p>{useSelector(selectIsListed) ? 'come' : 'not come'}</p>;
}

/** A screen that may want the list. */
function show(isWanted: boolean) {
  const store = restStore({ token: company.learner.token });
  const draw = (isNowWanted: boolean) => (
    <Provider store={store}>
      <Wanted isWanted={isNowWanted} />
    </Provider>
  );
  const { rerender, unmount } = render(draw(isWanted));
  const { select } = missionsApi.endpoints.listCertificates;
  return {
    want: (isNowWanted: boolean) => rerender(draw(isNowWanted)),
    unmount,
    listed: () => select(undefined)(store.getState()).data?.map(({ id }) => id),
    certificatesChanged: () => store.dispatch(missionsApi.util.invalidateTags(['certificate'])),
    stop: () => act(() => void store.dispatch(missionsApi.util.resetApiState())),
  };
}

const asked = async () => (await requestsOf(company.company_id)).map(({ path }) => path);

test('the plain list call gives at most a thousand certificates', () =>
  expect(listedCertificatesLimit).toBe(1000));

describe('the list of a screen', () => {
  test('is asked for as soon as it is wanted, and anew when it is wanted again', async () => {
    const ids = await giveCertificates(company.learner, 2);
    const { want, listed, stop } = show(false);
    expect(screen.getByText('not come')).toBeVisible();
    expect(await asked()).toEqual([]);
    want(true);
    await screen.findByText('come');
    expect(listed()).toEqual(ids);
    want(false);
    const [id] = await giveCertificates(company.learner, 1);
    want(true);
    await screen.findByText('come');
    await waitFor(() => expect(listed()).toHaveLength(3));
    expect(listed()).toContain(id);
    expect(await asked()).toHaveLength(2);
    stop();
  });

  test('is asked for anew when certificates changed, for as long as the screen is there', async () => {
    const { certificatesChanged, unmount, stop } = show(true);
    await screen.findByText('come');
    certificatesChanged();
    await waitFor(async () => expect(await asked()).toHaveLength(2));
    unmount();
    certificatesChanged();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await asked()).toHaveLength(2);
    stop();
  });
});
