/**
 * Milliseconds of processor time that some work takes, on all threads: on a shared machine the clock tells less.
 * @param {() => void} work
 */
export function processorTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
