import { availableParallelism, totalmem } from 'node:os';

/** What a thread holds with all models loaded, shooting or preparing; measured 500 to 580. */
export const THREAD_PEAK_MB = 580;
/** Of the machine's memory (or its container's) the studio takes at most this share. */
const MEMORY_SHARE = 0.5;

/** How many threads fit a machine: one for each core, as far as memory goes, at least one. */
export function countThreads(cores = availableParallelism(), memoryMb = machineMemoryMb()): number {
  return Math.max(1, Math.min(cores, Math.floor((memoryMb * MEMORY_SHARE) / THREAD_PEAK_MB)));
}

function machineMemoryMb(): number {
  // 0 or a huge number where no limit is set.
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1_000_000;
}
