import type { OpenSocket } from './socket-port';

/** Opens a socket through the host. */
export const openSocket: OpenSocket = (url, handlers) => {
  const task = wx.connectSocket?.({ url });
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    handlers.onEnd();
  };
  if (!task) {
    // The caller hears of it after it has got its socket, as of any that breaks.
    void Promise.resolve().then(end);
    return { send: () => undefined, close: () => undefined };
  }
  task.onOpen(() => !isEnded && handlers.onOpen());
  task.onMessage(({ data }) => !isEnded && typeof data === 'string' && handlers.onText(data));
  task.onClose(end);
  task.onError(end);
  return {
    send: (data) => task.send({ data }),
    close() {
      isEnded = true;
      task.close({});
    },
  };
};
