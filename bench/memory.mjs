import { readFileSync } from 'node:fs';

/**
 * Reads the peak memory of a process, MB; undefined on systems without `/proc`. `process.resourceUsage` is not an alternative:
 * on Linux it starts with the peak of the parent process.
 */
export function readPeakMemory(pid) {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1.024e-3;
  } catch {
    return undefined;
  }
}
