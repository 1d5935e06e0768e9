import { readdirSync, readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 50;

/** The kernel's high-water mark of a process in MB. Only Linux keeps one: elsewhere, and of one that has ended, not a number. */
export function readPeakMb(pid: number | 'self'): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readProc(`${pid}/status`))?.[1]) / 1024;
}

/** Watches the processes that this one starts. @returns what gives the largest high-water mark that was seen, 0 for none. */
export function watchChildren(): () => number {
  let peakMb = 0;
  const timer = setInterval(() => {
    for (const pid of childrenOfSelf()) peakMb = Math.max(peakMb, readPeakMb(pid) || 0);
  }, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return peakMb;
  };
}

/** Each thread lists the processes that it started. */
function childrenOfSelf(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readProc(`self/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}

/** Empty for a process or a thread that has ended. */
function readProc(file: string): string {
  if (process.platform !== 'linux') return '';
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
