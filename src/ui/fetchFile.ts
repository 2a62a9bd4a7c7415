import { timeLimits, within } from '#model/timeLimits.ts';

/**
 * The content of a file.
 * @param limit milliseconds for all of it
 * @throws Error any status but success; TimeLimitExceeded; whatever a failed request gives
 */
export function fetchFile(url: string, limit: number = timeLimits.answer): Promise<Blob> {
  return within(limit, async (signal) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
    return answer.blob();
  });
}
