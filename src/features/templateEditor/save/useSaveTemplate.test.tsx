/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createCompany, getRequests } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

test('useSaveTemplate keeps no saved template in the store, because its images may be large', async () => {
  const company = await createCompany();
  const { store, stop } = renderApp('/editor', { token: company.admin.token });
  const saveButton = await screen.findByRole('button', { name: 'Salvar' });
  fireEvent.click(saveButton);
  await screen.findByText(/^Salvo às/);
  fireEvent.click(screen.getByRole('radio', { name: 'Faixa' }));
  fireEvent.click(saveButton);
  await waitFor(async () => {
    const methods = (await getRequests(company.company_id)).map(({ method }) => method);
    expect(methods).toContain('PUT');
  });
  await waitFor(() => expect(store.getState().missionsApi.mutations).toEqual({}));
  stop();
});
