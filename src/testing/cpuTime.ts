/**
 * Measures the CPU time that a task takes in this process, in milliseconds. Unlike elapsed time, it does not depend on
 * other processes.
 */
export function measureCpuTime(task: () => void): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
