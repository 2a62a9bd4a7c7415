/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import type { CertificatesAppProps } from '#entries/contract.ts';
import { createComponent } from './createComponent.ts';
import type { ConnectedModule } from './hostTypes.ts';

test('updates the module with the props that changed, not with the path of an earlier render', () => {
  const mounted = { update: jest.fn(), canLeave: jest.fn(), unmount: jest.fn() };
  const module: ConnectedModule<CertificatesAppProps> = {
    mount: jest.fn(() => mounted),
    preload: jest.fn(),
  };
  const Certificates = createComponent(module);
  const { rerender, unmount } = render(<Certificates path="/" token="a" locale="en" />);
  rerender(<Certificates path="/" token="a" locale="pt" />);
  rerender(<Certificates path="/templates" token="b" locale="pt" />);
  expect(mounted.update.mock.calls).toEqual([
    [{ locale: 'pt' }],
    [{ path: '/templates', token: 'b' }],
  ]);
  expect(module.mount).toHaveBeenCalledTimes(1);
  unmount();
  expect(mounted.unmount).toHaveBeenCalledTimes(1);
});
