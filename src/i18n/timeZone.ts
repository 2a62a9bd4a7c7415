import { createContext } from 'react';

/**
 * React context with the IANA time zone in which certificate dates are displayed. It is not set in `react-intl`, which
 * would then rebuild its formatters for each message.
 */
export const TimeZoneContext = createContext('UTC');
