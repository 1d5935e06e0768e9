import {
  type ChannelServer,
  createChannelServer,
  decodeBase64Url,
  encodeBase64Url,
  generateServerKey,
  generateTicketKey,
  type NonceStore,
} from '@kinora/channel';
import { createNodePrimitives } from '@kinora/channel/node';
import type { Logger } from 'pino';
import type { PersonalData } from '../adapters/ports/personal-data.ts';
import type { Db } from '../deps.ts';
import { addKey, deleteKeys, lockKeys, readKeys, type StoredKey } from './channel-keys.store.ts';

export interface ChannelOptions {
  db: Db;
  /** Seals the keys in their rows. */
  personal: PersonalData;
  nonceStore: NonceStore;
  /** Commands sealed before are refused, where the nonce store began empty at that time. */
  acceptFromMs?: number;
  now(): number;
  log: Logger;
}

export interface Channel {
  /** The channel with the keys of this moment. */
  current(): ChannelServer;
  /** Reads the keys again, after making new ones where the time has come. */
  refresh(): Promise<void>;
  close(): void;
}

type Kind = StoredKey['kind'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a key is the newest, and how long it is accepted after the next took over. */
const LIFE: Record<Kind, { newestMs: number; acceptedMs: number }> = {
  server: { newestMs: 30 * DAY_MS, acceptedMs: 14 * DAY_MS },
  // Tickets live 24 h.
  ticket: { newestMs: DAY_MS, acceptedMs: 25 * HOUR_MS },
};
// A new key is known to every process, which read them this often, before the first one uses it.
const REFRESH_MS = 60_000;
const ANNOUNCE_MS = 5 * REFRESH_MS;

const primitives = createNodePrimitives();

/** Keys whose successor took over so long ago that nobody may hold anything of theirs. `keys` are newest first. */
export function findExpired(keys: readonly StoredKey[], nowMs: number): string[] {
  const kinds: readonly Kind[] = ['server', 'ticket'];
  return kinds.flatMap((kind) => {
    const ofKind = keys.filter((key) => key.kind === kind);
    return ofKind
      .filter((_, index) => {
        const successor = ofKind[index - 1];
        return successor !== undefined && successor.active_ms + LIFE[kind].acceptedMs < nowMs;
      })
      .map(({ id }) => id);
  });
}

/** When the next key of this kind becomes the newest; undefined while the present one is young enough. */
export function nextActivation(keys: readonly StoredKey[], kind: Kind, nowMs: number): number | undefined {
  const newest = keys.find((key) => key.kind === kind);
  if (!newest) return nowMs;
  return newest.active_ms + LIFE[kind].newestMs - ANNOUNCE_MS <= nowMs ? nowMs + ANNOUNCE_MS : undefined;
}

function makeKey(kind: Kind, activeMs: number, personal: PersonalData): StoredKey {
  if (kind === 'server') {
    const { id, privateKey } = generateServerKey(primitives);
    return { id, kind, sealed: personal.encrypt(encodeBase64Url(privateKey)), active_ms: activeMs };
  }
  const { id, key } = generateTicketKey(primitives);
  return { id: encodeBase64Url(id), kind, sealed: personal.encrypt(encodeBase64Url(key)), active_ms: activeMs };
}

async function rotate({ db, personal, now }: ChannelOptions): Promise<StoredKey[]> {
  const isDue = (keys: readonly StoredKey[]): boolean =>
    nextActivation(keys, 'server', now()) !== undefined ||
    nextActivation(keys, 'ticket', now()) !== undefined ||
    findExpired(keys, now()).length > 0;
  const keys = await readKeys(db);
  if (!isDue(keys)) return keys;
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx);
    const locked = await readKeys(tx);
    for (const kind of ['server', 'ticket'] as const) {
      const activeMs = nextActivation(locked, kind, now());
      if (activeMs !== undefined) await addKey(tx, makeKey(kind, activeMs, personal), now());
    }
    await deleteKeys(tx, findExpired(locked, now()));
    return readKeys(tx);
  });
}

/** What is not the newest yet stands behind what is: accepted already, but not used. */
function inOrderOfUse(keys: readonly StoredKey[], kind: Kind, nowMs: number): StoredKey[] {
  const ofKind = keys.filter((key) => key.kind === kind);
  const active = ofKind.filter(({ active_ms }) => active_ms <= nowMs);
  return [...active, ...ofKind.filter(({ active_ms }) => active_ms > nowMs)];
}

function build(
  keys: readonly StoredKey[],
  { personal, nonceStore, acceptFromMs = 0, now }: ChannelOptions,
): ChannelServer {
  const open = ({ sealed }: StoredKey): Uint8Array => {
    const bytes = decodeBase64Url(personal.decrypt(sealed));
    if (!bytes) throw new Error('a channel key in the database is malformed');
    return bytes;
  };
  return createChannelServer({
    primitives,
    clock: now,
    nonceStore,
    acceptFromMs,
    keys: inOrderOfUse(keys, 'server', now()).map((key) => generateServerKey(primitives, open(key))),
    ticketKeys: inOrderOfUse(keys, 'ticket', now()).map((key) => generateTicketKey(primitives, open(key))),
  });
}

/** The channel with keys out of the database, the same in every process, rotated by whichever notices first. */
export async function openChannel(options: ChannelOptions): Promise<Channel> {
  let server = build(await rotate(options), options);
  const refresh = async (): Promise<void> => {
    server = build(await rotate(options), options);
  };
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => options.log.error({ err: error }, 'reading the channel keys failed'));
  }, REFRESH_MS);
  timer.unref();
  return { current: () => server, refresh, close: () => clearInterval(timer) };
}
