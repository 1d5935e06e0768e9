import { PUSH_COMMAND, type PushEvent, pushEvent } from '@kinora/contract';
import { backOffMs } from '../lib/back-off';
import { openSocket } from '../platform/socket';
import type { TextSocket } from '../platform/socket-port';
import { getBootstrap } from './bootstrap';
import { recoverFrame, sealFrame } from './gateway';

type SealedFrame = Awaited<ReturnType<typeof sealFrame>>;

export interface PushConnection {
  /** Whether news come by the socket now. */
  isConnected(): boolean;
  /** Connects now: at the start, after a pause, and rather than after the back-off when the network came back. */
  hurry(): void;
  /** Hangs up until `hurry`, which asks for what was missed. */
  pause(): void;
}

function isRecovered(sealed: SealedFrame, text: string): boolean {
  try {
    return recoverFrame(sealed, text);
  } catch {
    return false; // Neither event nor refusal: the next greeting tells more.
  }
}

/**
 * Keeps a push socket open from `hurry` to `pause`, with back-off between attempts. Each attempt asks for what was missed
 * since the last event.
 */
export function createPushConnection(onEvent: (event: PushEvent) => void, onConnected: () => void): PushConnection {
  let socket: TextSocket | undefined;
  let timer: number | undefined;
  /** Counts attempts and pauses: what belongs to a former one ends without a word. */
  let attempt = 0;
  let isWanted = false;
  let isConnected = false;
  let failures = 0;
  let since = 0;

  function hangUp(): void {
    attempt += 1;
    clearTimeout(timer);
    timer = undefined;
    socket?.close();
    socket = undefined;
    isConnected = false;
  }

  function retry(): void {
    hangUp();
    timer = setTimeout(connect, backOffMs(failures++));
  }

  function receive(sealed: SealedFrame, text: string): void {
    let opened: unknown;
    try {
      opened = sealed.openAnswer(text);
    } catch {
      // Not a sealed event: the server refused the greeting. Connect again with a fresh one, unless the login is lost.
      if (isRecovered(sealed, text)) failures = 0;
      retry();
      return;
    }
    const event = pushEvent.safeParse(opened);
    if (!event.success) return;
    failures = 0;
    since = Math.max(since, event.data.seq);
    onEvent(event.data);
  }

  async function open(own: number): Promise<void> {
    const { push } = await getBootstrap();
    const sealed = await sealFrame(PUSH_COMMAND, { since });
    if (own !== attempt) return;
    const opened = openSocket(push, {
      onOpen() {
        opened.send(sealed.data);
        isConnected = true;
        onConnected();
      },
      onText: (text) => receive(sealed, text),
      onEnd: retry,
    });
    socket = opened;
  }

  function connect(): void {
    hangUp();
    const own = attempt;
    open(own).catch(() => own === attempt && retry());
  }

  return {
    isConnected: () => isConnected,
    hurry() {
      const isUnderWay = isWanted && timer === undefined;
      isWanted = true;
      if (!isUnderWay) connect();
    },
    pause() {
      isWanted = false;
      hangUp();
    },
  };
}
