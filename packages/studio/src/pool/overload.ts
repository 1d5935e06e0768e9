import { availableParallelism, loadavg } from 'node:os';

/** More than so much overloaded no machine is taken to be: a job that hangs ends at some time. */
export const MOST_OVERLOAD = 5;

/**
 * How many times as long as on a machine that has nothing else to do work takes: what wants to run for each core, over the last
 * minute. At least 1, also where the system does not tell.
 */
export function overload(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.min(MOST_OVERLOAD, Math.max(1, load / cores));
}
