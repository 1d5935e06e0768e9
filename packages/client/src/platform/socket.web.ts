import type { OpenSocket } from './socket-port';

/** Opens a WebSocket. */
export const openSocket: OpenSocket = (url, handlers) => {
  const socket = new WebSocket(url);
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    handlers.onEnd();
  };
  socket.onopen = () => !isEnded && handlers.onOpen();
  socket.onmessage = ({ data }) => !isEnded && typeof data === 'string' && handlers.onText(data);
  socket.onclose = end;
  socket.onerror = end;
  return {
    send: (text) => socket.send(text),
    close() {
      isEnded = true;
      socket.close();
    },
  };
};
