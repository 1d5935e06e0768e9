import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const USE_PAINTED_STUDIO = new URL('../../../server/test/children/use-painted-studio.ts', import.meta.url).href;
const INBOX = /Verification codes are shown at (http:\/\/\S+)/;
const READY = /Kinora is ready at (http:\/\/\S+)/;

/** While this file is there the studio makes no sheet. */
const holdIn = (folder: string): string => path.join(folder, 'hold-studio');

type Reached = Pick<Server, 'url' | 'inbox'>;

/** A server in a process of its own, on embedded parts in a folder of its own, whose studio paints plain pictures. */
export class Server {
  readonly url: string;
  /** Where its verification codes are shown. */
  readonly inbox: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor({ url, inbox }: Reached, child: ChildProcess, folder: string) {
    this.url = url;
    this.inbox = inbox;
    this.#child = child;
    this.#folder = folder;
  }

  static async start(environment: Record<string, string> = {}): Promise<Server> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-server-'));
    const child = spawn(process.execPath, ['--import', USE_PAINTED_STUDIO, MAIN], {
      env: {
        ...process.env,
        KINORA_DATA: folder,
        KINORA_TEST_HOLD: holdIn(folder),
        KINORA_PORT: '0',
        KINORA_LOG_LEVEL: 'warn',
        // What is still being made when the tests are over, nobody waits for.
        KINORA_SHUTDOWN_GRACE_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const reached = await new Promise<Reached>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, inbox = ''] = INBOX.exec(said) ?? [];
        const url = READY.exec(said)?.[1]?.replace(/\/$/, '');
        if (url) resolve({ url, inbox });
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)));
    });
    return new Server(reached, child, folder);
  }

  /** The painted studio makes no sheet until the answer is called. */
  holdStudio(): () => void {
    const hold = holdIn(this.#folder);
    writeFileSync(hold, '');
    return () => rmSync(hold, { force: true });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
