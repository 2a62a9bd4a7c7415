/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import {
  type Company,
  createCompany,
  giveCertificates,
  getPlatformUrl,
  getRequests,
  injectFault,
} from '#testing/platform.ts';
import { createRestApiStore } from '#testing/mount/restStore.ts';
import {
  maxListedCertificates,
  missionsApi,
  selectHasListRequestEnded,
  useListCertificatesQuery,
} from './missionsApi.ts';

let company: Company;

beforeEach(async () => (company = await createCompany()));

function ListConsumer({ isNeeded }: { isNeeded: boolean }) {
  useListCertificatesQuery(undefined, { skip: !isNeeded, refetchOnMountOrArgChange: true });
  return <p>{useSelector(selectHasListRequestEnded) ? 'loaded' : 'not loaded'}</p>;
}

/** Renders a component that uses `useListCertificatesQuery`. */
function renderListConsumer(isNeeded: boolean) {
  const store = createRestApiStore({ token: company.learner.token });
  const renderConsumer = (isNeeded: boolean) => (
    <Provider store={store}>
      <ListConsumer isNeeded={isNeeded} />
    </Provider>
  );
  const { rerender, unmount } = render(renderConsumer(isNeeded));
  const { select } = missionsApi.endpoints.listCertificates;
  return {
    setNeeded: (isNeeded: boolean) => rerender(renderConsumer(isNeeded)),
    unmount,
    getListedIds: () => select(undefined)(store.getState()).data?.map(({ id }) => id),
    invalidateCertificates: () => store.dispatch(missionsApi.util.invalidateTags(['certificate'])),
    stop: () => act(() => void store.dispatch(missionsApi.util.resetApiState())),
  };
}

const getRequestedPaths = async () =>
  (await getRequests(company.company_id)).map(({ path }) => path);

test('the plain list is limited to a thousand certificates', () =>
  expect(maxListedCertificates).toBe(1000));

describe('useListCertificatesQuery', () => {
  test('fetches the list when it is needed, and again when it is needed again', async () => {
    const ids = await giveCertificates(company.learner, 2);
    const { setNeeded, getListedIds, stop } = renderListConsumer(false);
    expect(screen.getByText('not loaded')).toBeVisible();
    expect(await getRequestedPaths()).toEqual([]);
    setNeeded(true);
    await screen.findByText('loaded');
    expect(getListedIds()).toEqual(ids);
    setNeeded(false);
    const [id] = await giveCertificates(company.learner, 1);
    setNeeded(true);
    await screen.findByText('loaded');
    await waitFor(() => expect(getListedIds()).toHaveLength(3));
    expect(getListedIds()).toContain(id);
    expect(await getRequestedPaths()).toHaveLength(2);
    stop();
  });

  test('lists a certificate once that the service sends twice', async () => {
    const ids = await giveCertificates(company.learner, 2);
    const headers = { authorization: company.learner.token };
    const response = await fetch(`${getPlatformUrl()}/missions/certificates`, { headers });
    const certificates = (await response.json()) as unknown[];
    const body = JSON.stringify([...certificates, ...certificates]);
    await injectFault(company, 'GET /certificates', { body });
    const { getListedIds, stop } = renderListConsumer(true);
    await screen.findByText('loaded');
    expect(getListedIds()).toEqual(ids);
    stop();
  });

  test('refetches the list when certificates change, until it is unmounted', async () => {
    const { invalidateCertificates, unmount, stop } = renderListConsumer(true);
    await screen.findByText('loaded');
    invalidateCertificates();
    await waitFor(async () => expect(await getRequestedPaths()).toHaveLength(2));
    unmount();
    invalidateCertificates();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await getRequestedPaths()).toHaveLength(2);
    stop();
  });
});
