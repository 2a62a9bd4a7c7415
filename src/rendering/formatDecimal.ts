/**
 * Text of each number of thousandths without the leading zero, from empty (0) and `.001` to `.999`. A lookup is much
 * faster than formatting each number.
 */
const fractions = Array.from({ length: 1000 }, (_, thousandths) =>
  thousandths === 0 ? '' : String(thousandths / 1000).slice(1),
);

/** Formats a number with at most three decimals and in as few characters as possible, for PDF operators and SVG paths. */
export function formatDecimal(value: number): string {
  const thousandths = Math.round(Math.abs(value) * 1000);
  if (thousandths === 0) return '0';
  const integer = Math.floor(thousandths / 1000);
  const decimals = fractions[thousandths % 1000] ?? '';
  return `${value < 0 ? '-' : ''}${integer === 0 ? '' : integer}${decimals}`;
}
