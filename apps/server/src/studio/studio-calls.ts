import type { Logger } from 'pino';
import { CallGate } from './call-gate.ts';
import type { CallOptions, StudioChild } from './studio-child.ts';
import { PoisonCallError, StudioCrashedError } from './studio-errors.ts';
import type { StudioCall } from './studio-protocol.ts';

/**
 * Calls of the studio's process. Those that its end interrupts are made once more, one at a time, so that the one which is
 * at fault takes no other with it.
 */
export class StudioCalls {
  readonly #child: StudioChild;
  readonly #log: Logger;
  readonly #gate = new CallGate();

  constructor(child: StudioChild, log: Logger) {
    this.#child = child;
    this.#log = log;
  }

  /** @throws PoisonCallError, StudioStartError, what the studio throws, or the signal's reason. */
  async call(request: StudioCall, options: CallOptions, signal?: AbortSignal) {
    const run = () => this.#child.call(request, options, signal);
    try {
      return await this.#gate.together(run).catch((error: unknown) => {
        if (!this.#isCrash(error)) throw error;
        return this.#gate.alone(run);
      });
    } catch (error) {
      const isPoison = error instanceof PoisonCallError;
      if (!isPoison && !this.#isCrash(error)) throw error;
      this.#log.error({ err: error, operation: request.operation }, 'a call cost the studio two threads or processes');
      throw isPoison ? error : new PoisonCallError(`${request.operation} ended the studio twice`, { cause: error });
    }
  }

  #isCrash(error: unknown): boolean {
    return error instanceof StudioCrashedError && !this.#child.isClosed;
  }
}
