import { toDuration } from './workload.ts';

describe('toDuration', () => {
  test.each([
    [1, { hours: 0, minutes: 1 }],
    [59, { hours: 0, minutes: 59 }],
    [60, { hours: 1, minutes: 0 }],
    [90, { hours: 1, minutes: 30 }],
    [510, { hours: 8, minutes: 30 }],
    [0.5, { hours: 0, minutes: 1 }],
    [7725, { hours: 128, minutes: 45 }],
  ])('splits %d minutes into hours and minutes', (minutes, parts) =>
    expect(toDuration(minutes)).toEqual(parts),
  );

  test.each([null, undefined, 0, 0.4, -5, NaN, Infinity])('returns undefined for %s', (minutes) =>
    expect(toDuration(minutes)).toBeUndefined(),
  );
});
