/** @jest-environment jest-fixed-jsdom */
import { placeFloatingPanel } from './placeFloatingPanel.ts';

const originalHeight = innerHeight;

afterEach(() => {
  innerHeight = originalHeight;
});

/** Places a panel beside an anchor of 30 px. @returns the position and the room of the panel */
function placePanel({ windowHeight, anchorTop, height }: Record<string, number>) {
  innerHeight = windowHeight ?? 0;
  const anchor = document.createElement('button');
  const panel = document.createElement('div');
  anchor.getBoundingClientRect = () => new DOMRect(20, anchorTop, 100, 30);
  Object.defineProperty(panel, 'scrollHeight', { value: height });
  const options = { align: 'start', offset: 4, maxHeight: 320 } as const;
  placeFloatingPanel(panel, anchor, options)();
  const [top, bottom, room] = ['top', 'bottom', 'room'].map((name) =>
    panel.style.getPropertyValue(`--panel-${name}`),
  );
  return { top, bottom, room };
}

test('places a panel below its anchor, or above if there is more room', () => {
  expect(placePanel({ windowHeight: 800, anchorTop: 100, height: 300 })).toEqual({
    top: '134px',
    bottom: 'auto',
    room: '654px',
  });
  expect(placePanel({ windowHeight: 800, anchorTop: 600, height: 300 })).toEqual({
    top: 'auto',
    bottom: '204px',
    room: '584px',
  });
});

test('covers the anchor in a low window that leaves little room on both sides', () => {
  expect(placePanel({ windowHeight: 256, anchorTop: 120, height: 300 })).toEqual({
    top: 'auto',
    bottom: '44px',
    room: '200px',
  });
  expect(placePanel({ windowHeight: 256, anchorTop: 80, height: 300 })).toEqual({
    top: '44px',
    bottom: 'auto',
    room: '200px',
  });
  expect(placePanel({ windowHeight: 180, anchorTop: 80, height: 300 }).room).toBe('156px');
  expect(placePanel({ windowHeight: 256, anchorTop: 120, height: 90 }).room).toBe('90px');
});
