/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { usePdf } from './usePdf.ts';

test('a second click of a double one asks for nothing', () => {
  const draw = jest.fn(() => new Promise<DrawnCertificate>(() => undefined));
  const { result } = renderHook(() => usePdf({ draw, tell: () => undefined, level: 'a3a-ua1' }));
  act(() => {
    result.current.save();
    result.current.save();
  });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
});
