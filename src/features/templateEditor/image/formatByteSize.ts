import type { IntlShape } from 'react-intl';

const kilobyte = 1024;

/** Formats a number of bytes, rounded up, so that a file slightly above a limit does not seem to be at the limit. */
export function formatByteSize(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const isSmall = bytes < kilobyte ** 2;
  const count = isSmall ? bytes / kilobyte : bytes / kilobyte ** 2;
  return intl.formatNumber(isSmall ? Math.ceil(count) : Math.ceil(count * 10) / 10, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });
}
