/** Milliseconds of processor that work takes in this process: what a clock says depends on who else is at work. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
