import pg from 'pg';
import type { Logger } from 'pino';
import type { StopListening } from './database.ts';

interface Subscription {
  channel: string;
  onMessage(payload: string): void;
  onReconnect: (() => void) | undefined;
}

const RETRY_MS = 1_000;
const CONNECTION_TIMEOUT_MS = 10_000;

/** One connection that holds every LISTEN of this process, and is opened again when it breaks. */
export class PostgresListener {
  readonly #url: string;
  readonly #log: Logger;
  readonly #subscriptions = new Set<Subscription>();
  #client: pg.Client | undefined;
  #opening: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: (() => void) | undefined,
  ): Promise<StopListening> {
    const subscription: Subscription = { channel, onMessage, onReconnect };
    const client = await this.#connect();
    this.#subscriptions.add(subscription);
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    return () => this.#stop(subscription);
  }

  async #stop(subscription: Subscription): Promise<void> {
    this.#subscriptions.delete(subscription);
    const { channel } = subscription;
    if ([...this.#subscriptions].some((other) => other.channel === channel)) return;
    try {
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // A connection that broke listens to nothing, and the next one is not asked to.
      this.#log.debug({ err: error }, 'a broken connection was not told to listen no more');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#opening?.catch(() => undefined);
    await this.#client?.end();
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    let hasEnded = false;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.onMessage(payload);
      }
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening database connection broke'));
    client.on('end', () => {
      hasEnded = true;
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#scheduleReconnect();
    });
    await client.connect();
    if (hasEnded) throw new Error('the listening database connection broke at once');
    this.#client = client;
    return client;
  }

  #scheduleReconnect(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#reconnect(), RETRY_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      const client = await this.#connect();
      const channels = new Set([...this.#subscriptions].map(({ channel }) => channel));
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      for (const { onReconnect } of this.#subscriptions) onReconnect?.();
    } catch (error) {
      this.#log.warn({ err: error }, 'listening again failed');
      this.#scheduleReconnect();
    }
  }
}
