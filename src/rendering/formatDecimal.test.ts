import { formatDecimal } from './formatDecimal.ts';

describe('formatDecimal', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [0.0004, '0'],
    [-0.0004, '0'],
    [0.5, '.5'],
    [-0.5, '-.5'],
    [0.05, '.05'],
    [-12.3456, '-12.346'],
    [841.89, '841.89'],
    [10, '10'],
    [1000.1, '1000.1'],
    [0.9996, '1'],
    [-1.9996, '-2'],
  ])('formats %s as %s', (value, text) => expect(formatDecimal(value)).toBe(text));

  it('formats numbers with three decimals and without an exponent', () => {
    for (let step = -5000; step <= 5000; step += 37) {
      const value = step * 0.1237;
      expect(formatDecimal(value)).toMatch(/^-?(\d+|\d*\.\d{1,3})$/);
      expect(Math.abs(Number(formatDecimal(value)) - value)).toBeLessThanOrEqual(0.0005 + 1e-9);
    }
  });
});
