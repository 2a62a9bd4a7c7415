import { createContext } from 'react';

/** IANA zone of certificate dates. Not `react-intl`'s, which would put all of its formats together anew for each message. */
export const TimeZoneContext = createContext('UTC');
