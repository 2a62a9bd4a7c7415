import { readFileSync } from 'node:fs';

/**
 * The most memory that a process has had, megabytes; undefined where the system does not tell. Not what it says of itself by
 * `resourceUsage`: on Linux that begins with what the process had that started it.
 */
export function mostMemory(pid) {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1.024e-3;
  } catch {
    return undefined;
  }
}
