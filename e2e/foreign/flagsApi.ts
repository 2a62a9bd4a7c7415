import { type Call, notFound, type Reply, unauthorized } from './calls.ts';

/** What a page needs to ask for toggles; it tells nothing of who asks. */
export const FLAGS_KEY = 'web:5f1d8c';

/** Toggles of other parts of this platform: of the plugin's own it knows none. */
const toggles = [
  {
    name: 'catalogue-redesign',
    enabled: true,
    variant: { name: 'disabled', enabled: false, feature_enabled: true },
    impressionData: false,
  },
];

/** The feature-flag service. */
export function answerFlags({ method, path }: Call, key: string | undefined): Reply {
  if (key !== FLAGS_KEY) return unauthorized;
  if (method === 'GET' && path === '') return { status: 200, body: { toggles } };
  return method === 'POST' && path === '/client/metrics' ? { status: 202 } : notFound;
}
