export interface SocketHandlers {
  onOpen(): void;
  onText(text: string): void;
  /** The connection ended or was never made; called once, and not after `close`. */
  onEnd(): void;
}

export interface TextSocket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket that carries texts. */
export type OpenSocket = (url: string, handlers: SocketHandlers) => TextSocket;
