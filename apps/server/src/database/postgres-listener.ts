import pg from 'pg';
import type { Logger } from 'pino';
import type { StopListening } from './database.ts';

interface Subscription {
  channel: string;
  onMessage(payload: string): void;
  onReconnect: (() => void) | undefined;
}

const RETRY_MS = 1_000;

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
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      this.#subscriptions.delete(subscription);
      const isUsed = [...this.#subscriptions].some((other) => other.channel === channel);
      if (!isUsed) await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
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
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.onMessage(payload);
      }
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening database connection broke'));
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#scheduleReconnect();
    });
    await client.connect();
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
