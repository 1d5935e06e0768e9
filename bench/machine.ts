import os from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** The machine in one line, with its load: a figure means nothing without them. */
export function describeMachine(): string {
  const model = os.cpus()[0]?.model.trim() ?? 'unknown CPU';
  const memory = `${Math.round(os.totalmem() / GIBIBYTE)} GB`;
  const load = `load ${(os.loadavg()[0] ?? Number.NaN).toFixed(1)}`;
  return [model, `${os.availableParallelism()} cores`, memory, `Node ${process.version}`, load].join(', ');
}
