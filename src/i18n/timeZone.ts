import { createContext } from 'react';

/**
 * React context with the IANA time zone in which certificate dates are displayed. The time zone is not set in
 * `react-intl`, because `react-intl` would create its formatters again for each message.
 */
export const TimeZoneContext = createContext('UTC');
