import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFiles } from './files.ts';

interface Callbacks {
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: { errMsg: string }) => void;
  readonly complete?: (answer: object) => void;
}

interface RequestOptions extends Callbacks {
  readonly url: string;
  readonly method?: string;
  readonly data?: unknown;
  readonly header?: Readonly<Record<string, string>>;
}

interface UploadOptions extends Callbacks {
  readonly url: string;
  readonly filePath: string;
  readonly name: string;
  readonly formData?: Readonly<Record<string, string>>;
}

/** Where the package believes its server to be, and where it is. */
export interface Destination {
  readonly built: string;
  readonly real: string;
}

/** The network of the host over that of Node. Switched off, nothing comes through. */
export class HostNetwork {
  isOn = true;
  /** What was asked so far: the last part of each address. */
  readonly asked: string[] = [];
  /** Files that were sent. */
  readonly sent: string[] = [];
  /** Called when something that the app waited for has come. */
  onAnswer: () => void = () => undefined;
  readonly #destination: Destination;
  readonly #files: HostFiles;
  readonly #listeners = new Set<(status: { isConnected: boolean; networkType: string }) => void>();

  constructor(destination: Destination, files: HostFiles) {
    this.#destination = destination;
    this.#files = files;
  }

  /** Switches the network on or off, and says so. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    for (const listener of this.#listeners) listener({ isConnected: isOn, networkType: isOn ? 'wifi' : 'none' });
  }

  #address(url: string): string {
    if (!/^(?:https?|wss?):\/\//.test(url)) throw new Error(`A host needs a whole address, not ${url}`);
    const { built, real } = this.#destination;
    return url.replace(built, real).replace(built.replace(/^http/, 'ws'), real.replace(/^http/, 'ws'));
  }

  /** Runs an exchange, and calls back as the host does; gives the task that the caller may abort. */
  #exchange(name: string, options: Callbacks, work: (signal: AbortSignal) => Promise<object>) {
    const controller = new AbortController();
    const go = async (): Promise<object> => {
      if (!this.isOn) throw new Error('no network');
      return work(controller.signal);
    };
    go().then(
      (answer) => {
        this.onAnswer();
        options.success?.({ ...answer, errMsg: `${name}:ok` });
      },
      (error: unknown) => {
        const reason = controller.signal.aborted ? 'abort' : String(error);
        options.fail?.({ errMsg: `${name}:fail ${reason}` });
      },
    );
    return { abort: () => controller.abort(), onHeadersReceived() {}, offHeadersReceived() {} };
  }

  readonly api = {
    request: (options: RequestOptions) =>
      this.#exchange('request', options, async (signal) => {
        const { method = 'GET', data, header = {} } = options;
        this.asked.push(path.basename(new URL(options.url).pathname));
        const isJson = header['content-type'] === 'application/json';
        const body = isJson ? JSON.stringify(data) : new URLSearchParams((data ?? {}) as Record<string, string>);
        const answer = await fetch(this.#address(options.url), {
          method,
          headers: header,
          signal,
          ...(method === 'GET' ? {} : { body }),
        });
        return { statusCode: answer.status, data: await answer.text(), header: Object.fromEntries(answer.headers) };
      }),

    uploadFile: (options: UploadOptions) => {
      const listeners: ((progress: object) => void)[] = [];
      const task = this.#exchange('uploadFile', options, async (signal) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(options.formData ?? {})) form.append(name, value);
        const file = this.#files.realPath(options.filePath);
        const bytes = await readFile(file);
        this.sent.push(file);
        form.append(options.name, new Blob([bytes]), path.basename(options.filePath));
        const answer = await fetch(this.#address(options.url), { method: 'POST', body: form, signal });
        for (const listener of listeners) listener({ progress: 100, totalBytesSent: bytes.length });
        return { statusCode: answer.status, data: await answer.text() };
      });
      return { ...task, onProgressUpdate: (listener: (progress: object) => void) => listeners.push(listener) };
    },

    downloadFile: (options: { readonly url: string } & Callbacks) =>
      this.#exchange('downloadFile', options, async (signal) => {
        const answer = await fetch(this.#address(options.url), { signal });
        const tempFilePath = this.#files.newPath(extensionOf(answer.headers.get('content-type')));
        await writeFile(this.#files.realPath(tempFilePath), Buffer.from(await answer.arrayBuffer()));
        return { statusCode: answer.status, tempFilePath };
      }),

    connectSocket: ({ url }: { readonly url: string }) => {
      const socket = new WebSocket(this.#address(url));
      this.#sockets.add(socket);
      return {
        send: ({ data }: { data: string }) => socket.send(data),
        close: () => socket.close(),
        onOpen: (listener: () => void) => socket.addEventListener('open', () => listener()),
        onMessage: (listener: (message: object) => void) =>
          socket.addEventListener('message', ({ data }) => listener({ data })),
        onClose: (listener: () => void) => socket.addEventListener('close', () => listener()),
        onError: (listener: (failure: object) => void) =>
          socket.addEventListener('error', () => listener({ errMsg: 'connectSocket:fail' })),
      };
    },

    getNetworkType: ({ success }: Callbacks) => success?.({ networkType: this.isOn ? 'wifi' : 'none' }),
    onNetworkStatusChange: (listener: (status: object) => void) => void this.#listeners.add(listener),
    offNetworkStatusChange: (listener: (status: object) => void) => void this.#listeners.delete(listener),
  };

  readonly #sockets = new Set<WebSocket>();

  /** Sockets that are open or opening. */
  get sockets(): number {
    return [...this.#sockets].filter(({ readyState }) => readyState <= WebSocket.OPEN).length;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** The host names a file by what it is. */
function extensionOf(type: string | null): string {
  if (type === 'video/mp4') return 'mp4';
  return type === 'image/png' ? 'png' : 'jpg';
}
