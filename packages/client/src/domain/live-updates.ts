import { changesOfMessages, type GlobalConf, PUSH_CHANGES, type PushEvent } from '@kinora/contract';
import { createPushConnection } from '../api/push-connection';
import { queryClient } from '../api/query-client';
import { refresh } from '../api/refresh';
import { commandKey } from '../api/use-command';
import { isOnline, onConnectionChange } from '../platform/connection';
import { isVisible, onVisibilityChange } from '../platform/visibility';
import { deleteLeftMessages } from './messages/delete-later';
import { pollInbox, refreshInbox } from './messages/inbox';
import { newMessages } from './messages/inbox-state';
import { pushEvents } from './push-events';

/** Heartbeat of the specification: the net under the push socket, until the configuration says how often. */
const HEARTBEAT_MS = 30_000;

const heartbeatMs = (): number =>
  queryClient.getQueryData<GlobalConf>(commandKey('GLOBALCONF', {}))?.heartbeatInterval ?? HEARTBEAT_MS;

function refreshFor({ kind }: PushEvent): void {
  if (kind === 'message') poll();
  else void refresh(PUSH_CHANGES[kind]);
}

function poll(): void {
  // Without a network the next beat tries again; the screens say what is wrong.
  pollInbox().catch(() => undefined);
}

/** Keeps a user's data up to date until the function given back is called; while nobody can see it, nothing is asked. */
export function startLiveUpdates(): () => void {
  let timer: number | undefined;
  const push = createPushConnection((event) => {
    refreshFor(event);
    pushEvents.emit(event);
  }, poll);

  const beat = () => {
    timer = setTimeout(beat, heartbeatMs());
    if (!push.isConnected() && isOnline()) poll();
  };
  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(beat, heartbeatMs());
    push.hurry();
  };
  const rest = () => {
    clearTimeout(timer);
    push.pause();
  };
  const catchUp = () => {
    wake();
    poll();
  };
  const ends = [
    onConnectionChange((isBack) => isBack && isVisible() && catchUp()),
    onVisibilityChange((isShown) => (isShown ? catchUp() : rest())),
    newMessages.listen((messages) => {
      void refresh([...changesOfMessages(messages.map(({ template }) => template))]);
    }),
  ];
  void deleteLeftMessages().then(refreshInbox);
  // Its covers show the face of who is logged in.
  void refresh(['gallery']);
  if (isVisible()) wake();
  return () => {
    for (const end of ends) end();
    rest();
  };
}
