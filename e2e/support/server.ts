import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const operator = fileURLToPath(new URL('../../apps/server/src/operator/give-order.ts', import.meta.url));
const run = promisify(execFile);
const usePaintedStudio = new URL('../../apps/server/test/children/use-painted-studio.ts', import.meta.url).href;
const INBOX = /Verification codes are shown at (http:\/\/\S+)/;
const READY = /Kinora is ready at (http:\/\/\S+)/;

/** Who makes the portraits: the product's studio, or one without models that answers like it. */
export type StudioKind = 'real' | 'painted';

/** A real server in a process of its own, on embedded parts in a folder of its own. */
export class Server {
  readonly #folder: string;
  readonly #studio: StudioKind;
  #child: ChildProcess | undefined;
  url = '';
  #inbox = '';

  private constructor(folder: string, studio: StudioKind) {
    this.#folder = folder;
    this.#studio = studio;
  }

  static async startIn(folder: string, studio: StudioKind): Promise<Server> {
    const server = new Server(folder, studio);
    await server.#run('0');
    return server;
  }

  async #run(port: string, environment: Record<string, string> = {}): Promise<void> {
    const preloaded = this.#studio === 'painted' ? ['--import', usePaintedStudio] : [];
    const child = spawn(process.execPath, [...preloaded, main], {
      env: {
        ...process.env,
        KINORA_DATA: this.#folder,
        KINORA_TEST_HOLD: this.#hold,
        KINORA_PORT: port,
        KINORA_LOG_LEVEL: 'warn',
        // All journeys come from one address, which is nobody's household.
        KINORA_RATE_LIMIT_FACTOR: '10',
        // No journey looks at them, and they would be made beside all that follow.
        KINORA_OWN_COVERS: '0',
        // What is still being made when the journeys are over, nobody waits for.
        KINORA_SHUTDOWN_GRACE_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    this.#child = child;
    let said = '';
    this.url = await new Promise<string>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        process.stderr.write(chunk);
        this.#inbox = INBOX.exec(said)?.[1] ?? '';
        const address = READY.exec(said)?.[1];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The server stopped with ${code} before it was ready: ${said}`)));
    });
  }

  /** Ends the process without any warning, as a power cut would, and starts it again at the same address. */
  async killAndRestart(environment?: Record<string, string>): Promise<void> {
    const child = this.#child;
    if (child) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await this.#run(new URL(this.url).port, environment);
  }

  /** The painted studio makes no sheet until the answer is called. */
  holdStudio(): () => void {
    writeFileSync(this.#hold, '');
    return () => rmSync(this.#hold, { force: true });
  }

  get #hold(): string {
    return path.join(this.#folder, 'hold-studio');
  }

  /** The newest code that was sent to a phone, as the development inbox shows it. */
  async codeFor(phone: string, area = '+86'): Promise<string> {
    const answer = await fetch(`${this.#inbox}/codes.json`);
    const { entries } = (await answer.json()) as { entries: { phone: string; code: string }[] };
    const entry = entries.find((sent) => sent.phone === area + phone);
    if (!entry) throw new Error(`No code was sent to ${phone}`);
    return entry.code;
  }

  /** What the operator's order answers: `npm run operator -- …`, given to the server that runs. */
  async operate(...words: string[]): Promise<string> {
    const environment = { ...process.env, KINORA_DATA: this.#folder };
    return (await run(process.execPath, [operator, ...words], { env: environment })).stdout;
  }

  /** Ends the process; its data stay. */
  async halt(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
