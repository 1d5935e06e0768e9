import { createHash, randomUUID } from 'node:crypto';
import {
  type ChannelClient,
  type CommandFields,
  createChannelClient,
  type GatewayReply,
  readRefusal,
  type SealedCommand,
  type ServerPublicKey,
  type SessionAnswer,
} from '@kinora/channel';
import { createNodePrimitives } from '@kinora/channel/node';
import { COMMANDS, type CommandName, type InputOf, PUSH_COMMAND, type ResponseOf } from '@kinora/contract';

const LOCALE = '1';
const FACE_POLL_MS = 200;

interface Bootstrap {
  keys: ServerPublicKey[];
}

interface Inbox {
  entries: { phone: string; code: string }[];
}

export const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

/** Speaks the whole channel with a server over HTTP, as the product's own clients do. */
export class ProductClient {
  readonly address: string;
  readonly #channel: ChannelClient;
  readonly #headers: Readonly<Record<string, string>>;
  #login = { userid: '', tmppsw: '' };

  /** `from`: the address that a trusted proxy says the client has. */
  constructor(address: string, from?: string) {
    this.address = address;
    this.#headers = from === undefined ? {} : { 'x-forwarded-for': from };
    const forwarded = this.#headers;
    this.#channel = createChannelClient({
      primitives: createNodePrimitives(),
      clock: Date.now,
      fetchKeys: async () => (await readJson<Bootstrap>(await fetch(`${address}/config.json`))).keys,
      async postSession(request) {
        const headers = { 'content-type': 'application/json', ...forwarded };
        const response = await fetch(`${address}/api/session`, {
          method: 'POST',
          headers,
          body: JSON.stringify(request),
        });
        const answer = await readJson<SessionAnswer>(response);
        return readRefusal(answer) ?? answer;
      },
    });
  }

  /** Sends a command. Throws what the server answered with when that is an error. */
  async call<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<ResponseOf<Name>> {
    const { transport } = COMMANDS[name];
    return this.#exchange(name, input, (data) => {
      const fields = new URLSearchParams({ data, locale: LOCALE });
      const headers = this.#headers;
      if (transport === 'query') return fetch(`${this.address}/api/${name}?${fields}`, { headers });
      const folder = transport === 'sign-in' ? 'jssdk/' : '';
      return fetch(`${this.address}/api/${folder}${name}`, { method: 'POST', headers, body: fields });
    });
  }

  /** Sends a photo for a check. */
  uploadPhoto(photo: Uint8Array<ArrayBuffer>): Promise<ResponseOf<'UPLOADCHECK'>> {
    const sha256 = createHash('sha256').update(photo).digest('hex');
    return this.#exchange('UPLOADCHECK', { name: 'photo.jpg', sha256 }, (data) => {
      const form = new FormData();
      form.set('user', this.#login.userid);
      form.set('data', data);
      form.set('locale', LOCALE);
      form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      return fetch(`${this.address}/api/upload/UPLOADCHECK`, { method: 'POST', body: form });
    });
  }

  /** Makes an account with a code that the server's inbox shows there, and agrees that photos of faces are worked on. */
  async signUp(inbox: string): Promise<void> {
    const { protocols } = await this.call('GLOBALCONF', {});
    const phone = `139${String(Date.now()).slice(-8)}`;
    await this.call('LOGINGETSMSCODE', { phone, area: '+86' });
    const { entries } = await readJson<Inbox>(await fetch(`${inbox}/codes.json`));
    const code = entries.find((entry) => entry.phone === `+86${phone}`)?.code ?? '';
    this.#login = await this.call('LOGINPHONECODE', { phone, area: '+86', code, agreed: protocols.service });
    await this.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: true });
  }

  /** Adds the sample face and waits until the studio has prepared it. Its id. */
  async addSampleFace(): Promise<string> {
    const { id } = await this.call('UPLOADFACE', { sample: true });
    await this.waitForFace(id, FACE_POLL_MS);
    return id;
  }

  /** Waits until the studio has prepared a face. */
  async waitForFace(id: string, pollMs: number): Promise<void> {
    for (;;) {
      const { icons } = await this.call('QUERYICONS', {});
      const state = icons.find((face) => face.id === id)?.state;
      if (state === 'ready') return;
      if (state !== 'preparing') throw new Error(`the face is ${state}`);
      await pause(pollMs);
    }
  }

  /** Starts a shoot of one theme with a face for each person. Its id. */
  async startShoot(theme: string, faces: string[]): Promise<string> {
    return (await this.call('SHOOT', { theme, faces, sn: randomUUID() })).id;
  }

  /** Seals a command without sending it. */
  seal<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<SealedCommand> {
    return this.#channel.sealCommand(name, this.#fieldsOf(input));
  }

  /** Opens the push socket; `onEvent` is called whenever something of the user changed. Closes it by what it gives back. */
  async watch(onEvent: () => void): Promise<() => void> {
    const { data } = await this.#channel.sealCommand(PUSH_COMMAND, this.#fieldsOf({ since: 0 }));
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/push`);
    socket.addEventListener('message', onEvent);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('the push socket did not open')));
    });
    socket.send(data);
    return () => socket.close();
  }

  #fieldsOf(data: unknown): CommandFields {
    const { userid: id, tmppsw: psw } = this.#login;
    return { data, id, psw, locale: LOCALE, ver: '1.12.9', platform: 'h5', platstr: 'bench' };
  }

  async #exchange<Name extends CommandName>(
    name: Name,
    data: unknown,
    send: (sealed: string) => Promise<Response>,
  ): Promise<ResponseOf<Name>> {
    const answer = await this.#channel.exchange(name, this.#fieldsOf(data), async (sealed): Promise<GatewayReply> => {
      const body = await readJson<{ data?: unknown }>(await send(sealed));
      const refusal = readRefusal(body);
      if (refusal) return { refusal };
      return typeof body.data === 'string' ? { answer: body.data } : fail(name, body);
    });
    if (typeof answer !== 'object' || answer === null || 'errid' in answer) fail(name, answer);
    return answer as ResponseOf<Name>;
  }
}

export const pause = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

function fail(name: string, answer: unknown): never {
  throw new Error(`${name} was answered with ${JSON.stringify(answer)}`);
}
