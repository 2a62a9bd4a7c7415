/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import type { RenderedCertificate } from '../renderCertificate.ts';
import { type PrintOutcome, usePrint } from './printDialog.ts';

const rendered = { certificate: { id: 'c1' } } as RenderedCertificate;

test('opens the print dialog once for a double click, and again for a later click', async () => {
  let settle: (outcome: PrintOutcome) => void = () => undefined;
  const open = jest.fn(() => new Promise<PrintOutcome>((resolve) => (settle = resolve)));
  const onPrinted = jest.fn();
  const { result } = renderHook(() => usePrint(rendered, open, onPrinted));
  for (const count of [1, 2]) {
    result.current.print();
    result.current.print();
    expect(open).toHaveBeenCalledTimes(count);
    await act(async () => settle('opened'));
    expect(onPrinted).toHaveBeenCalledTimes(count);
  }
  expect(result.current.isIgnored).toBe(false);
});
