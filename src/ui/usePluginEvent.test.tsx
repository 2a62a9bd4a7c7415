/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePluginEvent } from './usePluginEvent.ts';

interface ScreenProps {
  hasDialog?: boolean;
  onKey: (key: string) => void;
}

function Screen({ hasDialog, onKey }: ScreenProps) {
  const screenRef = useRef<HTMLDivElement>(null);
  usePluginEvent('keydown', screenRef, ({ key }) => onKey(key));
  return (
    <div data-certs-root="" data-standalone="">
      <div data-certs-content="">
        <div ref={screenRef} />
        {hasDialog && <dialog open />}
      </div>
    </div>
  );
}

test('leaves keys to an open dialog while no element has the focus', () => {
  const onKey = jest.fn();
  const { rerender } = render(<Screen onKey={onKey} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledTimes(1);
  rerender(<Screen hasDialog onKey={onKey} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledTimes(1);
  rerender(<Screen onKey={onKey} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledTimes(2);
});
