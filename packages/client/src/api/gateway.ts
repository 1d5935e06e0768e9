import {
  type ChannelClient,
  ChannelError,
  type CommandFields,
  createChannelClient,
  type FieldsOfCommand,
  type GatewayReply,
  readRefusal,
  type SealedCommand,
  type SessionAnswer,
} from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import {
  CLIENT_ERROR,
  COMMANDS,
  type CommandName,
  LOCALES,
  type LoginInfo,
  POST_OVER_CHARACTERS,
} from '@kinora/contract';
import type { CancelSignal } from '../lib/cancel-signal';
import { currentTranslator } from '../lib/translation';
import { proveDevice } from '../platform/device-proof';
import { entropyPool, randomBytes } from '../platform/entropy';
import { CLIENT_VERSION, platform, systemName } from '../platform/identity';
import type { PickedFile } from '../platform/picked-file';
import { sendRequest } from '../platform/request';
import { uploadFile } from '../platform/upload';
import { withWholeAddresses } from '../platform/whole-addresses';
import { noticeLoginLost } from '../session/login-lost';
import { session } from '../session/session';
import { getBootstrap, renewBootstrap } from './bootstrap';
import { CommandError, isLoginLost } from './command-error';
import { fromChannelError, parseJson, readAnswer, readError, readReply } from './read-reply';
import { fromTransport } from './transport-failure';

/** How one command is sent, beyond what its definition says. */
export interface SendOptions {
  /** A login that this page has no longer; absent: whoever is logged in. */
  readonly as?: LoginInfo | undefined;
  readonly signal?: CancelSignal | undefined;
  /** The file of an upload command, and where it goes. */
  readonly upload?: {
    readonly base: string;
    readonly file: PickedFile;
    readonly onProgress?: ((fraction: number) => void) | undefined;
  };
}

let isKeyFetched = false;

const channel: ChannelClient = createChannelClient({
  primitives: createNoblePrimitives({ randomBytes }),
  ...(entropyPool ? { entropy: entropyPool } : {}),
  clock: Date.now,
  async fetchKeys() {
    // Asked a second time, the keys at hand were refused: only fresh ones will do.
    const { keys } = await (isKeyFetched ? renewBootstrap() : getBootstrap());
    isKeyFetched = true;
    return keys;
  },
  async postSession(json) {
    const { api } = await getBootstrap();
    const response = await fromTransport(sendRequest({ url: `${api}/session`, method: 'POST', json }));
    const reply = readReply(response);
    return 'refusal' in reply ? reply.refusal : ({ data: reply.answer } satisfies SessionAnswer);
  },
});

const localeNumber = (): number => LOCALES[currentTranslator().locale].number;

function fieldsOf(data: unknown, login: LoginInfo | undefined): CommandFields {
  return {
    data,
    id: login?.userid ?? '',
    psw: login?.tmppsw ?? '',
    locale: localeNumber(),
    ver: CLIENT_VERSION,
    platform,
    platstr: systemName,
  };
}

/** What a command of somebody's carries, or one that makes a login: with the proof of the machine that the login is for. */
function provenFieldsOf(data: unknown, isSignIn = false, as?: LoginInfo): FieldsOfCommand {
  return async (ticket) => {
    const fields = fieldsOf(data, as ?? session.get().login);
    const proof = isSignIn || fields.id !== '' ? await proveDevice?.(ticket) : undefined;
    return { ...fields, ...proof };
  };
}

async function transmit(name: CommandName, data: string, { signal, upload }: SendOptions): Promise<GatewayReply> {
  const { api, appid } = await getBootstrap();
  const locale = String(localeNumber());
  const { transport } = COMMANDS[name];
  if (upload) {
    const fields = { user: session.get().login?.userid ?? '', data, locale };
    const { base, file, onProgress } = upload;
    return readReply(await fromTransport(uploadFile({ url: `${base}/${name}`, fields, file, onProgress, signal })));
  }
  if (transport === 'sign-in') {
    const form = { data, locale, ver: CLIENT_VERSION, platform, platstr: systemName, appid };
    return readReply(await fromTransport(sendRequest({ url: `${api}/jssdk/${name}`, method: 'POST', form, signal })));
  }
  const url = `${api}/${name}`;
  if (transport === 'post' || data.length > POST_OVER_CHARACTERS) {
    return readReply(await fromTransport(sendRequest({ url, method: 'POST', form: { data, locale }, signal })));
  }
  const query = `data=${encodeURIComponent(data)}&locale=${locale}`;
  return readReply(await fromTransport(sendRequest({ url: `${url}?${query}`, method: 'GET', signal })));
}

/**
 * Seals a command, sends it as its kind asks, opens and checks the answer.
 * A stale key, ticket or clock is put right once without the user noticing. Throws CommandError or CancelledError.
 */
export async function exchange(name: CommandName, input: unknown, options: SendOptions): Promise<unknown> {
  const request = COMMANDS[name].request.safeParse(input);
  if (!request.success)
    throw new TypeError(`${name} was called with input that its schema refuses`, { cause: request.error });
  try {
    const opened = await channel.exchange(
      name,
      provenFieldsOf(request.data, COMMANDS[name].transport === 'sign-in', options.as),
      (data) => transmit(name, data, options),
    );
    const { fields, timestampMs } = readAnswer(opened);
    if (timestampMs !== undefined) channel.syncClock(timestampMs);
    const response = COMMANDS[name].response.safeParse(fields);
    if (!response.success) throw new CommandError(CLIENT_ERROR.unrecognisedResponse, '', response.error);
    return withWholeAddresses(response.data);
  } catch (error) {
    throw error instanceof ChannelError ? fromChannelError(error, error) : error;
  }
}

/** Seals the first frame of the push socket; opens the frames that come. */
export function sealFrame(command: string, data: unknown): Promise<SealedCommand> {
  return channel.sealCommand(command, provenFieldsOf(data));
}

/** The server's time, as far as its answers have told it: that of the device may be off by hours. Milliseconds since 1970. */
export const serverNow = (): number => channel.now();

/** Puts the channel right after a refusal that came as a frame; true when a frame that is sealed anew may be accepted. */
export function recoverFrame(sealed: SealedCommand, text: string): boolean {
  const body = parseJson(text);
  const refusal = readRefusal(body);
  if (refusal) return channel.recover(sealed, refusal);
  const { login } = session.get();
  const error = readError(openFrame(sealed, body));
  if (login && isLoginLost(error)) noticeLoginLost(login, error);
  return false;
}

/** A refusal after the greeting was opened is sealed, as a command's. */
function openFrame(sealed: SealedCommand, body: unknown): unknown {
  const isSealed = typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'string';
  return isSealed ? sealed.openAnswer(String(body.data)) : body;
}
