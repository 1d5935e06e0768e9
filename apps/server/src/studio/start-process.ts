import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';
import { Heartbeat, type HeartbeatOptions } from './heartbeat.ts';
import { StudioStartError } from './studio-errors.ts';
import type { FromStudio, ToStudio } from './studio-protocol.ts';

export interface ProcessOptions {
  /** The program of the process. */
  program: URL;
  threads: number;
  /** The video encoder; null: videos are off. */
  ffmpegPath: string | null;
  log: Logger;
  /** Default: a process that was silent for a minute is ended. */
  heartbeat?: HeartbeatOptions;
  /** Default: half a minute at most. */
  restart?: RestartOptions;
}

/** How long after its end a process is started again: each time that it ends soon twice as long. */
export interface RestartOptions {
  firstMs: number;
  longestMs: number;
}

/** What concerns calls. */
export type CallMessage = Extract<FromStudio, { id: number }>;

export interface ProcessEvents {
  onMessage(child: ChildProcess, message: CallMessage): void;
  onExit(code: number | null, signal: NodeJS.Signals | null): void;
}

/**
 * Starts the studio's process and resolves when it can work. One that falls silent, now or later, is ended; so is one that is
 * not up yet when the signal fires, which fails with its reason.
 */
export function startProcess(
  options: ProcessOptions,
  events: ProcessEvents,
  signal: AbortSignal,
): Promise<ChildProcess> {
  const { program, threads, ffmpegPath, log } = options;
  // Structured clone carries pictures as bytes; the default JSON would blow them up fourfold.
  const child = fork(program, [String(threads), ffmpegPath ?? ''], {
    serialization: 'advanced',
    // The planes of pictures come and go by the megabyte: with an arena a thread the C library would keep much of it, and with
    // a threshold that grows as it likes 80 MB more.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: `${1024 * 1024}`, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const onSilent = (): void => {
    log.error('the studio is silent and is ended');
    child.kill('SIGKILL');
  };
  const heartbeat = new Heartbeat(() => sendTo(child, { kind: 'ping' }, log), onSilent, options.heartbeat);
  log.debug({ threads, studioPid: child.pid }, 'starting the studio');
  // Whatever it loads, nobody waits for it.
  const giveUp = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', giveUp, { once: true });
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromStudio) => {
      heartbeat.touch();
      if ('id' in message) events.onMessage(child, message);
      else if (message.kind === 'ready') {
        signal.removeEventListener('abort', giveUp);
        resolve(child);
      } else if (message.kind === 'lost-thread') log.warn({ reason: message.message }, 'the studio lost a thread');
    });
    child.on('error', reject);
    child.on('exit', (code, by) => {
      heartbeat.end();
      signal.removeEventListener('abort', giveUp);
      reject(signal.aborted ? signal.reason : new StudioStartError('the studio did not start'));
      events.onExit(code, by);
    });
  });
}

export function sendTo(child: ChildProcess, message: ToStudio, log: Logger): void {
  // A process that just ended fails its calls by its exit.
  if (child.connected) child.send(message, (error) => error && log.debug({ err: error }, 'studio'));
}
