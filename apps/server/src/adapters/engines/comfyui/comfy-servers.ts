import { type ComfyClient, ComfyServerError } from './comfy-client.ts';

/** A server that failed is left alone this long. */
const REST_MS = 15_000;

/** Several servers: who is well, and who has the least to do. */
export class ComfyServers {
  readonly #clients: readonly ComfyClient[];
  readonly #now: () => number;
  readonly #restsUntil = new Map<string, number>();
  /** Prompts of ours that are being prepared, and not yet in a queue. */
  readonly #underWay = new Map<string, number>();

  constructor(clients: readonly ComfyClient[], now: () => number) {
    this.#clients = clients;
    this.#now = now;
  }

  /** The server of a prompt that was submitted before; undefined when it is no longer configured. */
  find(url: string): ComfyClient | undefined {
    return this.#clients.find((client) => client.url === url);
  }

  /**
   * The well server with the shortest queue; one that does not answer is left to rest. Undefined when none answers.
   * @param avoid servers that failed this picture before; they are taken only when there is no other.
   */
  async choose(avoid: ReadonlySet<string>, signal?: AbortSignal): Promise<ComfyClient | undefined> {
    const awake = this.#clients.filter(({ url }) => (this.#restsUntil.get(url) ?? 0) <= this.#now());
    // Where all rest, one may be well again: it is asked once more.
    const asked = awake.length > 0 ? awake : this.#clients;
    const loads = await Promise.all(asked.map((client) => this.#loadOf(client, signal)));
    // Counted here, not while the queues were asked for: pictures that begin at once must not all choose the same one.
    const loadOf = ({ client, waiting }: { client: ComfyClient; waiting: number }): number =>
      Math.max(waiting, this.#underWay.get(client.url) ?? 0);
    const [best] = loads
      .flatMap((load) => load ?? [])
      .toSorted((a, b) => Number(avoid.has(a.client.url)) - Number(avoid.has(b.client.url)) || loadOf(a) - loadOf(b));
    if (best) this.#count(best.client.url, 1);
    return best?.client;
  }

  /** A chosen server's prompt is over, or never came to be. */
  release(client: ComfyClient): void {
    this.#count(client.url, -1);
  }

  rest(client: ComfyClient): void {
    this.#restsUntil.set(client.url, this.#now() + REST_MS);
  }

  async #loadOf(client: ComfyClient, signal: AbortSignal | undefined) {
    try {
      const { running, pending } = await client.queue(signal);
      return { client, waiting: running.length + pending.length };
    } catch (error) {
      if (!(error instanceof ComfyServerError)) throw error;
      this.rest(client);
      return undefined;
    }
  }

  #count(url: string, change: number): void {
    this.#underWay.set(url, (this.#underWay.get(url) ?? 0) + change);
  }
}
