import * as z from 'zod';

const eventSchema = z.object({
  type: z.string(),
  data: z.looseObject({
    prompt_id: z.string().optional(),
    value: z.number().optional(),
    max: z.number().optional(),
    nodes: z.record(z.string(), z.looseObject({ value: z.number(), max: z.number() })).optional(),
  }),
});

/** What ends a prompt; what became of it is asked of /history, since events can be lost. */
const ENDINGS: ReadonlySet<string> = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

export interface EventListener {
  onShare(share: number): void;
  onEnd(): void;
}

/** The socket of one prompt's events; it is opened again with `ensure` when it broke. */
export class ComfyEvents {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #id: string;
  readonly #listener: EventListener;
  #socket: WebSocket | undefined;

  constructor(url: string, headers: Record<string, string>, id: string, listener: EventListener) {
    this.#url = url;
    this.#headers = headers;
    this.#id = id;
    this.#listener = listener;
  }

  /** Opens the socket where none is open. Never throws: without it the prompt is polled alone. */
  ensure(): void {
    if (this.#socket) return;
    const socket = new WebSocket(this.#url, { headers: this.#headers });
    this.#socket = socket;
    const lose = (): void => {
      if (this.#socket === socket) this.#socket = undefined;
    };
    socket.addEventListener('message', ({ data }) => this.#read(data));
    socket.addEventListener('close', lose);
    // A close follows; without a listener the failure would be an uncaught event.
    socket.addEventListener('error', lose);
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #read(message: unknown): void {
    // Binary messages are previews.
    if (typeof message !== 'string') return;
    const event = eventSchema.safeParse(parseJson(message));
    // Clients that share an id, and the server's own status, are not about our prompt.
    if (!event.success || event.data.data.prompt_id !== this.#id) return;
    const { type, data } = event.data;
    if (ENDINGS.has(type)) this.#listener.onEnd();
    else if (type === 'progress' && data.max) this.#listener.onShare((data.value ?? 0) / data.max);
    else if (type === 'progress_state') this.#listener.onShare(shareOf(Object.values(data.nodes ?? {})));
  }
}

/** The slowest node that is under way counts: it is the sampler. */
function shareOf(nodes: readonly { value: number; max: number }[]): number {
  const [longest] = nodes.toSorted((a, b) => b.max - a.max);
  return longest && longest.max > 0 ? longest.value / longest.max : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
