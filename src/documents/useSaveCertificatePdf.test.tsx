/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { useSaveCertificatePdf } from './useSaveCertificatePdf.ts';

test('useSaveCertificatePdf renders the certificate once after a double click', () => {
  const render = jest.fn(() => new Promise<RenderedCertificate>(() => undefined));
  const { result } = renderHook(() =>
    useSaveCertificatePdf({ render, reportEvent: () => undefined, level: 'a3a-ua1' }),
  );
  act(() => {
    result.current.save();
    result.current.save();
  });
  expect(render).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
});
