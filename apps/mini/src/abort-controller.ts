import { createCancelSource } from '@kinora/client/cancel-source';

/** What the query client asks of an AbortController, which mini-programs lack. */
export class AbortController {
  readonly #source = createCancelSource();
  readonly signal = this.#source.signal;

  abort(): void {
    this.#source.cancel();
  }
}
