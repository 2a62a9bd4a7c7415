import type { IntlShape } from 'react-intl';

const kilobyte = 1024;

/** A number of bytes as people write it, rounded up, so that what is over a limit never reads like the limit. */
export function byteSize(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const isSmall = bytes < kilobyte ** 2;
  const count = isSmall ? bytes / kilobyte : bytes / kilobyte ** 2;
  return intl.formatNumber(isSmall ? Math.ceil(count) : Math.ceil(count * 10) / 10, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });
}
