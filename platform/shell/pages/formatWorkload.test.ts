import { formatWorkload } from './formatWorkload.ts';

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [7725, '128 h 45 min'],
  [0, '0 min'],
])('formats %d minutes as %s', (minutes, text) => {
  for (const locale of ['pt-BR', 'en-US', 'es-ES'])
    expect(formatWorkload(minutes, locale)).toBe(text);
});
