import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BossJobs, JobOutcome } from '../jobs/boss-jobs.ts';

/** What the gateway tells of itself. */
export interface GatewayMetrics {
  /** `errid` 0 for a success. */
  countCommand(command: string, errid: number, durationMs: number): void;
  /** Something that an operator who looks for an attack wants to know of. */
  countSecurityEvent(event: string): void;
  /** Open push sockets. */
  setSockets(count: number): void;
}

export interface Metrics extends GatewayMetrics {
  countJob(name: string, outcome: JobOutcome, durationMs: number): void;
  countStudio(operation: string, isSuccess: boolean, durationMs: number): void;
  /** A callback of an outside system. */
  countCallback(vendor: string, status: number, durationMs: number): void;
  /** Reads the depth of the queues whenever the metrics are asked for. */
  watchQueues(jobs: Pick<BossJobs, 'depth'>): void;
  /** Reads a figure whenever the metrics are asked for. */
  watch(gauge: { name: string; help: string }, read: () => Promise<number>): void;
  /** The text that Prometheus reads. */
  render(): Promise<{ contentType: string; text: string }>;
}

const COMMAND_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
const STUDIO_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** The metrics of one process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const commands = new Counter({
    name: 'kinora_commands_total',
    help: 'Commands by name and error id (0: success)',
    labelNames: ['command', 'errid'],
    registers,
  });
  const commandSeconds = new Histogram({
    name: 'kinora_command_seconds',
    help: 'Time of a command in the gateway',
    labelNames: ['command'],
    buckets: COMMAND_SECONDS,
    registers,
  });
  const securityEvents = new Counter({
    name: 'kinora_security_events_total',
    help: 'Sign-ins, wrong codes, challenges, consents, and what was refused, by event',
    labelNames: ['event'],
    registers,
  });
  const sockets = new Gauge({ name: 'kinora_push_sockets', help: 'Open push sockets', registers });
  const jobRuns = new Counter({
    name: 'kinora_job_runs_total',
    help: 'Runs of jobs; dead: given up after the last try',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'kinora_job_seconds',
    help: 'Time of a run of a job',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  });
  const studioSeconds = new Histogram({
    name: 'kinora_studio_seconds',
    help: 'Time of an operation of the studio',
    labelNames: ['operation', 'outcome'],
    buckets: STUDIO_SECONDS,
    registers,
  });

  const callbacks = new Counter({
    name: 'kinora_callbacks_total',
    help: 'Callbacks of outside systems by vendor and status',
    labelNames: ['vendor', 'status'],
    registers,
  });
  const callbackSeconds = new Histogram({
    name: 'kinora_callback_seconds',
    help: 'Time of a callback of an outside system',
    labelNames: ['vendor'],
    buckets: COMMAND_SECONDS,
    registers,
  });

  return {
    countCommand(command, errid, durationMs) {
      commands.inc({ command, errid: String(errid) });
      commandSeconds.observe({ command }, durationMs / 1000);
    },
    countSecurityEvent: (event) => securityEvents.inc({ event }),
    setSockets: (count) => sockets.set(count),
    countJob(job, outcome, durationMs) {
      jobRuns.inc({ job, outcome });
      if (outcome !== 'dead') jobSeconds.observe({ job }, durationMs / 1000);
    },
    countStudio(operation, isSuccess, durationMs) {
      studioSeconds.observe({ operation, outcome: isSuccess ? 'success' : 'failure' }, durationMs / 1000);
    },
    countCallback(vendor, status, durationMs) {
      callbacks.inc({ vendor, status: String(status) });
      callbackSeconds.observe({ vendor }, durationMs / 1000);
    },
    watchQueues(jobs) {
      new Gauge({
        name: 'kinora_queue_jobs',
        help: 'Jobs in a queue by state, as of the queue supervisor',
        labelNames: ['job', 'state'],
        registers,
        async collect() {
          for (const { name, ready, active, deferred } of await jobs.depth()) {
            this.set({ job: name, state: 'ready' }, ready);
            this.set({ job: name, state: 'active' }, active);
            this.set({ job: name, state: 'deferred' }, deferred);
          }
        },
      });
    },
    watch({ name, help }, read) {
      new Gauge({
        ...{ name, help, registers },
        async collect() {
          this.set(await read());
        },
      });
    },
    async render() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
