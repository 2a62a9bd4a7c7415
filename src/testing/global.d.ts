import type { ChildProcess } from 'node:child_process';

declare global {
  var platformProcess: ChildProcess | undefined;
}
